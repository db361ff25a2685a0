import type { WindowsEdition } from './licenses';
import type { SizingBasis } from './needs';
import type { Commitment } from './price-line';
import type { HostRules } from './size-hosts';

export const COMMITMENT_LABELS: Readonly<Record<Commitment, string>> = {
  'on-demand': 'On demand',
  'one-year': '1-year commitment',
  'three-years': '3-year commitment',
};

interface OptionRule {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
}

/** Numbers that a sizing is made with. */
export const SIZING_OPTIONS = {
  comfortPercent: { label: 'Comfort factor (%)', min: 0, max: 200, isWhole: true },
  vcpuPerCore: { label: 'vCPU per core', min: 1, max: 16, isWhole: false },
  memoryRatio: { label: 'Memory oversubscription', min: 1, max: 4, isWhole: false },
  growthPercent: { label: 'Growth (%)', min: 0, max: 500, isWhole: true },
  failoverHosts: { label: 'Failover hosts', min: 0, max: 10, isWhole: true },
  cpusPerHost: { label: 'CPUs per host', min: 1, max: 16, isWhole: true },
} as const satisfies Record<string, OptionRule>;
export type SizingOption = keyof typeof SIZING_OPTIONS;

/** What a sizing is made with unless something else is chosen. */
export interface SizingChoices extends SizingBasis, HostRules {
  readonly commitment: Commitment;
  readonly windowsEdition: WindowsEdition;
}

/** CPUs per host have none: they are asked for where the file doesn’t say. */
export const SIZING_DEFAULTS: SizingChoices = {
  ...{ commitment: 'on-demand', mode: 'as-is', comfortPercent: 20 },
  ...{ vcpuPerCore: 4, memoryRatio: 1, growthPercent: 0, failoverHosts: 1, windowsEdition: 'datacenter' },
};

/** Returns undefined for a number that the option allows. */
export function optionFault(option: SizingOption, value: number): string | undefined {
  const { label, min, max, isWhole }: OptionRule = SIZING_OPTIONS[option];
  if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) return undefined;
  return `${label}: enter a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}.`;
}
