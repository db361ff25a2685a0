import type { ValueModel } from '@casewright/rules';

/** Everything that a document says comes from here, and nothing else. */
export interface Snapshot {
  /** Such as "1.0". */
  readonly version: string;
  /** ISO date. */
  readonly issuedOn: string;
  /** Who offers the product. */
  readonly brand: string;
  readonly prospect: { readonly company: string; readonly reader: string; readonly role: string };
  readonly seller: string;
  /** What is decided on, in a sentence. */
  readonly scope: string;
  /** What the analyst found, by paragraph. */
  readonly findings: readonly string[];
  /** What the decision takes, and what is asked for. */
  readonly takes: string;
  readonly asked: string;
  readonly leftOut: string;
  /** Id of the solution that the case is made for. */
  readonly proposal: string;
  readonly model: ValueModel;
}
