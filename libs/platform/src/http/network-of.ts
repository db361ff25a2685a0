import ipaddr from 'ipaddr.js';

const NETWORK_GROUPS = 4;

/** The network a client counts as in rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.map((group, index) => (index < NETWORK_GROUPS ? group : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}
