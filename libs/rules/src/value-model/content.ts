import type { ValueModel } from './model';

export interface Risk {
  readonly risk: string;
  readonly mitigation: string;
}

export interface PlanStep {
  readonly when: string;
  readonly what: string;
}

export interface NextStep {
  readonly what: string;
  readonly who: string;
  readonly when: string;
}

export interface ValueModelContent {
  readonly title: string;
  readonly template?: string;
  readonly prospect: { readonly company: string; readonly reader: string; readonly position: string };
  readonly seller: string;
  /** One sentence. */
  readonly scope: string;
  /** One paragraph each. */
  readonly findings: readonly string[];
  /** What the decision requires, and what the reader is asked for. */
  readonly takes: string;
  readonly asked: string;
  readonly leftOut: string;
  readonly risks?: readonly Risk[];
  readonly plan?: readonly PlanStep[];
  readonly nextSteps?: readonly NextStep[];
  /** Id of a solution. */
  readonly proposal: string;
  readonly model: ValueModel;
}

/** What was counted in a file that numbers of the model come from. */
export interface FileStatement {
  readonly file: string;
  /** As in `statementText`. */
  readonly statement: string;
}

/** A frozen version of a value case: the only source of its documents. */
export interface Snapshot extends ValueModelContent {
  /** Undefined for the sample case. */
  readonly caseId?: string;
  readonly version: string;
  readonly issuedOn: string;
  readonly brand: string;
  /** URL of the verification page, to which the hash is appended. */
  readonly verifyAt?: string;
  /** Undefined if no number comes from a recognized file, and in older versions. */
  readonly fileStatements?: readonly FileStatement[];
}

interface Scoped extends Pick<ValueModelContent, 'title' | 'proposal'> {
  readonly model: Pick<ValueModelContent['model'], 'solutions'>;
}

/** What a model says it is about, unless the analyst writes something else. */
export function scopeText({ title, proposal, model: { solutions } }: Scoped): string {
  const proposed = solutions.find(({ id }) => id === proposal)?.name ?? '';
  const today = solutions.find(({ role }) => role === 'today')?.name ?? '';
  return `${title}: ${proposed} compared with ${today}`;
}

/** Keeps the sentence about the model true when title or solutions change, unless the analyst wrote it. */
export const withScopeOf = (before: ValueModelContent, after: ValueModelContent): ValueModelContent =>
  after.scope === before.scope && before.scope === scopeText(before) ? { ...after, scope: scopeText(after) } : after;
