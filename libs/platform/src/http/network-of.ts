import ipaddr from 'ipaddr.js';

const NETWORK_GROUPS = 4;

/** Network that rate limits count: an IPv4 address or an IPv6 /64. */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.map((group, index) => (index < NETWORK_GROUPS ? group : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}
