/** Row numbers, both included. */
export type Span = readonly [from: number, to: number];

/** Rows to add. Texts are SQL literals. */
export interface Seeding {
  readonly users: Span;
  readonly messages: Span;
  readonly calculations: Span;
  readonly ledgerEntries: Span;
  readonly auditEntries: Span;
  readonly forms: Span;
  /** Author of all replies, decisions, and grants. */
  readonly admin: Readonly<Record<'id' | 'name' | 'email' | 'passwordHash', string>>;
}
