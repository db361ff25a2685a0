export const LINE_KINDS = ['instance', 'host', 'license', 'storage'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const COMMITMENTS = ['on-demand', 'one-year', 'three-years'] as const;
export type Commitment = (typeof COMMITMENTS)[number];

/** Unique by kind, provider, region, and name within a version of a price book. */
interface Line {
  /** Vendor of hosts and licenses. */
  readonly provider: string;
  /** Empty where a price applies everywhere. */
  readonly region: string;
  readonly family: string;
  readonly name: string;
}

export interface InstanceLine extends Line {
  readonly kind: 'instance';
  readonly vcpu: number;
  readonly memoryGib: number;
  /** Most storage that can be attached. Unlimited if undefined. */
  readonly maxStorageGib?: number | undefined;
  readonly onDemandHourlyMicros?: number | undefined;
  readonly oneYearHourlyMicros?: number | undefined;
  readonly threeYearsHourlyMicros?: number | undefined;
}

export interface HostLine extends Line {
  readonly kind: 'host';
  readonly cpus: number;
  /** Physical cores, not threads. */
  readonly coresPerCpu: number;
  readonly memoryGib: number;
  /** Usable local storage. Undefined for hosts on shared storage. */
  readonly maxStorageGib?: number | undefined;
  readonly purchaseMicros: number;
}

export interface LicenseLine extends Line {
  readonly kind: 'license';
  readonly yearlyMicrosPerCore: number;
}

export interface StorageLine extends Line {
  readonly kind: 'storage';
  readonly monthlyMicrosPerGib: number;
}

export type PriceLine = InstanceLine | HostLine | LicenseLine | StorageLine;

type FieldOf<One> = One extends unknown ? keyof One : never;
export type PriceField = FieldOf<PriceLine>;

/** Values of any kind of line, by field. */
export type PriceValues = Readonly<Partial<Record<PriceField, string | number | undefined>>>;

export const PRICE_FIELDS = {
  'on-demand': 'onDemandHourlyMicros',
  'one-year': 'oneYearHourlyMicros',
  'three-years': 'threeYearsHourlyMicros',
} as const satisfies Record<Commitment, keyof InstanceLine>;

export const lineKey = ({ kind, provider, region, name }: PriceLine): string =>
  JSON.stringify([kind, provider, region, name]);
