/** One machine as an inventory lists it. */
export interface MachineToFit {
  readonly id: string;
  readonly vcpu?: number | undefined;
  readonly memoryGib?: number | undefined;
  readonly storageGib?: number | undefined;
  /** Use of the given vCPU at the 95th percentile, or the peak if no percentile was measured, 0 to 100. */
  readonly cpuP95Percent?: number | undefined;
  /** Use of the given memory, as above. */
  readonly memoryP95Percent?: number | undefined;
}

export const SIZING_MODES = ['as-is', 'measured'] as const;
export type SizingMode = (typeof SIZING_MODES)[number];

export interface SizingBasis {
  readonly mode: SizingMode;
  /** Headroom above the measured use. Applies to measured values only. */
  readonly comfortPercent: number;
}

export interface Needs {
  readonly vcpu: number;
  readonly memoryGib: number;
  readonly storageGib: number;
  /** Without a measurement, a machine needs what it has. */
  readonly isVcpuMeasured: boolean;
  readonly isMemoryMeasured: boolean;
}

/** Returns undefined if the machine has no vCPU or memory to go by. */
export function needsOf(machine: MachineToFit, { mode, comfortPercent }: SizingBasis): Needs | undefined {
  const { vcpu, memoryGib, storageGib = 0, cpuP95Percent, memoryP95Percent } = machine;
  if (!isSize(vcpu) || !isSize(memoryGib)) return undefined;
  const isVcpuMeasured = mode === 'measured' && isShare(cpuP95Percent);
  const isMemoryMeasured = mode === 'measured' && isShare(memoryP95Percent);
  return {
    vcpu: isVcpuMeasured ? used(vcpu, cpuP95Percent, comfortPercent) : vcpu,
    memoryGib: isMemoryMeasured ? used(memoryGib, memoryP95Percent, comfortPercent) : memoryGib,
    storageGib: Number.isFinite(storageGib) ? storageGib : 0,
    isVcpuMeasured,
    isMemoryMeasured,
  };
}

const isSize = (size: number | undefined): size is number => size !== undefined && Number.isFinite(size) && size > 0;

const isShare = (percent: number | undefined): percent is number =>
  percent !== undefined && percent >= 0 && percent <= 100;

/** Rounded to a millionth, so that binary fractions do not decide which instance holds a machine. */
const used = (size: number, percent: number, comfortPercent: number): number =>
  Math.round(size * percent * (100 + comfortPercent) * 100) / 1_000_000;
