import type { CaseState, PursuitStage } from '@casewright/rules';

/** A pursuit in a list. */
export interface PursuitRow {
  readonly id: string;
  readonly ownerId: string;
  readonly stage: PursuitStage;
  readonly prospect: string;
  readonly opportunity: string;
  readonly acvDollars: number;
  readonly expectedClose: string;
  readonly proposed: readonly string[];
  readonly competing: readonly string[];
  readonly registeredAt: Date;
  readonly decidedOn: string | null;
  readonly reason: string | null;
  /** Of its running or last case; null without one. */
  readonly caseId: string | null;
  readonly caseState: CaseState | null;
  readonly caseDueAt: Date | null;
}

/** The fields of a row, as a select lists them. */
export const PURSUIT_COLUMNS = `id, owner_id as "ownerId", stage, prospect, opportunity, acv_dollars as "acvDollars",
  expected_close::text as "expectedClose", proposed, competing, registered_at as "registeredAt",
  decided_on::text as "decidedOn", reason, case_id as "caseId", case_state as "caseState", case_due_at as "caseDueAt"`;
