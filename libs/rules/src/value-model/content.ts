import type { ValueModel } from './model';

/** A value model and the words around it: what the analyst edits. */
export interface ValueModelContent {
  /** What is decided on, such as "Virtualization refresh". */
  readonly title: string;
  /** Id of the template that it was started from. */
  readonly template?: string;
  /** Whom the case is written for. */
  readonly prospect: { readonly company: string; readonly reader: string; readonly position: string };
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

/** A version of a value case: everything that a document says comes from here, and nothing else. */
export interface Snapshot extends ValueModelContent {
  /** Absent for the sample case. */
  readonly caseId?: string;
  /** Such as "1.0". */
  readonly version: string;
  /** ISO date. */
  readonly issuedOn: string;
  /** Who offers the product. */
  readonly brand: string;
  /** The page that says whether a document is of a version that was issued; its hash is added to it. */
  readonly verifyAt?: string;
}
