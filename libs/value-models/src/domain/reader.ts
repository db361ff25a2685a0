/** Sellers read their own models; the provider reads all. */
export interface Reader {
  readonly id: string;
  readonly isProvider: boolean;
}
