import { type AcvTier, CASE_STATES, type CaseState, isSellersTurn, type PursuitStage } from '@casewright/rules';

export interface PursuitRow {
  readonly id: string;
  readonly ownerId: string;
  readonly stage: PursuitStage;
  readonly prospect: string;
  readonly opportunity: string;
  readonly acvDollars: number | null;
  /** Tier in the terms of the case. */
  readonly acvTier: AcvTier | null;
  readonly expectedClose: string | null;
  readonly proposed: readonly string[];
  readonly competing: readonly string[];
  readonly registeredAt: Date;
  readonly decidedOn: string | null;
  readonly reason: string | null;
  /** The running or last case. Null if there is none. */
  readonly caseId: string | null;
  readonly caseNumber: number | null;
  readonly caseState: CaseState | null;
  readonly caseDueAt: Date | null;
  /** Whether the case or the time of a review waits for the seller. */
  readonly waitsForOwner: boolean;
}

const SELLERS_STATES = CASE_STATES.filter(isSellersTurn)
  .map((state) => `'${state}'`)
  .join(', ');

export const CASE_WAITS = `coalesce(pursuit.stage = 'active' and pursuit.case_state in (${SELLERS_STATES}), false)`;

/** Whether `pursuit` waits for its owner because of its case or the time of a review. */
export const WAITS_FOR_OWNER = `(${CASE_WAITS} or pursuit.stage = 'active' and exists (
  select from pursuits.reviews review where review.case_id = pursuit.case_id and review.state = 'proposed'))`;

export const PURSUIT_COLUMNS = `id, owner_id as "ownerId", stage, prospect, opportunity, acv_dollars as "acvDollars",
  (select terms -> 'selections' ->> 'acvTier' from pursuits.cases priced where priced.id = pursuit.case_id) as "acvTier",
  expected_close::text as "expectedClose", proposed, competing, registered_at as "registeredAt",
  decided_on::text as "decidedOn", reason, case_id as "caseId", case_number as "caseNumber", case_state as "caseState", case_due_at as "caseDueAt",
  ${WAITS_FOR_OWNER} as "waitsForOwner"`;
