export const ROW_KINDS = ['assumption', 'line', 'driver'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export interface RowAnchor {
  readonly kind: RowKind;
  readonly id: string;
}
