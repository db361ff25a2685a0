import type { Environment } from '../../rate-card';

export type Cloud = Exclude<Environment, 'on-premise'>;

const NAMES: readonly (readonly [Cloud, RegExp])[] = [
  ['aws', /\b(aws|amazon)\b/i],
  ['azure', /\b(microsoft|azure)\b/i],
  ['google-cloud', /\b(google|gcp)\b/i],
  ['ibm-cloud', /\b(ibm|softlayer)\b/i],
  ['oracle-cloud', /\b(oracle|oci)\b/i],
];

/** The cloud that a bill calls by this name. Null for others, such as a reseller's: their lines stay with the item. */
export const cloudOf = (provider: string): Cloud | null => NAMES.find(([, name]) => name.test(provider))?.[0] ?? null;
