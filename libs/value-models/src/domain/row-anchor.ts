export const ROW_KINDS = ['assumption', 'line', 'driver'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** What a comment is about. */
export interface RowAnchor {
  readonly kind: RowKind;
  readonly id: string;
}
