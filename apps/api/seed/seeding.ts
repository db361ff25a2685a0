/** The numbers of the rows to add, both included. */
export type Span = readonly [from: number, to: number];

/** What is added. Texts are SQL literals. */
export interface Seeding {
  readonly users: Span;
  readonly messages: Span;
  readonly calculations: Span;
  readonly ledgerEntries: Span;
  readonly auditEntries: Span;
  readonly forms: Span;
  /** Answers, decides and grants in all rows. */
  readonly admin: Readonly<Record<'id' | 'name' | 'email' | 'passwordHash', string>>;
}
