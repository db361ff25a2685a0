/** Sellers read what is theirs, the provider reads everything. */
export interface Reader {
  readonly id: string;
  readonly isProvider: boolean;
}
