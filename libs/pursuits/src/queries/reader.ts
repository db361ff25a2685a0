/** Sellers read their own data, the provider reads everything. */
export interface Reader {
  readonly id: string;
  readonly isProvider: boolean;
}
