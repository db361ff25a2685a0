import {
  caseNumberIn,
  DECIDED_STAGES,
  dayOf,
  OPEN_STAGES,
  PURSUIT_STAGES,
  type PursuitStage,
  quarterOf,
} from '@casewright/rules';

/** A group of stages or a single one. Lists never contain drafts. */
export const STAGE_FILTERS = ['open', 'decided', ...PURSUIT_STAGES.filter((stage) => stage !== 'draft')] as const;
export type StageFilter = (typeof STAGE_FILTERS)[number];

export const CLOSE_FILTERS = ['overdue', 'this-quarter', 'next-quarter', 'later'] as const;
export type CloseFilter = (typeof CLOSE_FILTERS)[number];

export interface PursuitSelection {
  /** A case number, or part of the prospect's name or the opportunity. */
  readonly search?: string | undefined;
  readonly stage?: StageFilter | undefined;
  readonly closes?: CloseFilter | undefined;
  /** Name of a proposed solution. */
  readonly solution?: string | undefined;
  /** Only pursuits that wait for the seller. */
  readonly waits?: 'for-me' | undefined;
}

/** Condition values by name. Undefined if unset. */
export function conditionsOf({ search = '', stage, closes, solution, waits }: PursuitSelection, now: Date) {
  const number = caseNumberIn(search);
  const [from, to] = closes ? closeRange(closes, dayOf(now)) : [];
  return {
    search: number ? undefined : search.trim() || undefined,
    number,
    stages: stage && stagesOf(stage),
    closesFrom: from,
    closesTo: to,
    solution: solution || undefined,
    waits: waits && true,
  };
}

function stagesOf(filter: StageFilter): readonly PursuitStage[] {
  if (filter === 'open') return OPEN_STAGES;
  return filter === 'decided' ? DECIDED_STAGES : [filter];
}

function closeRange(closes: CloseFilter, today: string): readonly [from: string | undefined, to: string | undefined] {
  const [current, next] = [quarterOf(today), quarterOf(today, 1)];
  switch (closes) {
    case 'overdue':
      return [undefined, dayBefore(today)];
    case 'this-quarter':
      return [current.firstDay, current.lastDay];
    case 'next-quarter':
      return [next.firstDay, next.lastDay];
    case 'later':
      return [quarterOf(today, 2).firstDay, undefined];
  }
}

const dayBefore = (day: string): string => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) - 1));
