import {
  type Discrepancy,
  ListCaseCredits,
  ListOtherGrants,
  ListPaidCases,
  type LedgerProof,
  type OtherGrant,
  VerifyLedger,
} from '@casewright/billing';
import { CountCases, VerifyPaidCases } from '@casewright/case-pricing';
import { type ExpectedEntry, ListUnaudited } from '@casewright/platform';
import { CountCasesOfPursuits, VerifyCaseCredits } from '@casewright/pursuits';
import type { QueryBus } from '@nestjs/cqrs';

const BATCH = 5_000;

/** Verifies the ledger itself, against the cases it paid for, and against what credits were given for. */
export async function proveLedger(queries: QueryBus): Promise<LedgerProof> {
  const proof = await queries.execute(new VerifyLedger());
  const others = [
    ...(await unfoundedGrants(queries)),
    ...(await wronglyPaidCases(queries)),
    ...(await wronglyHeldCases(queries)),
  ];
  return { ...proof, discrepancies: [...proof.discrepancies, ...others] };
}

/** The audit entry of a grant that is no adjustment, by the first word of its cause. The trail outlives the accounts. */
const ENTRY_OF_GRANT: Readonly<
  Record<string, (id: string, grant: OtherGrant) => Omit<ExpectedEntry, 'key'> | undefined>
> = {
  pilot: (signup, { ownerId, credits }) => ({
    action: 'approve-pilot-signup',
    subjectId: ownerId,
    facts: { signup, credits },
  }),
  // Never recorded in production.
  demo: (accountId, { ownerId }) => (accountId === ownerId ? { action: 'demo-accounts', facts: {} } : undefined),
};

function entryOf(grant: OtherGrant): ExpectedEntry | undefined {
  const [, source = '', id = ''] = /^(\w+):(.*)$/s.exec(grant.cause) ?? [];
  const entry = Object.hasOwn(ENTRY_OF_GRANT, source) ? ENTRY_OF_GRANT[source]?.(id, grant) : undefined;
  return entry && { ...entry, key: grant.transactionId };
}

async function unfoundedGrants(queries: QueryBus): Promise<readonly Discrepancy[]> {
  const found: Discrepancy[] = [];
  for (let after: string | undefined; ;) {
    const batch = await queries.execute(new ListOtherGrants(after, BATCH));
    const entries = batch.map(entryOf);
    const missing = await queries.execute(new ListUnaudited(entries.filter((entry) => entry !== undefined)));
    const unfounded = batch.filter(({ transactionId }, index) => !entries[index] || missing.has(transactionId));
    found.push(
      ...unfounded.map(({ transactionId, cause, ownerId, credits }) => ({
        rule: 'every grant was decided by an admin or operator, as recorded in the audit trail',
        subject: transactionId,
        detail: `grant of ${credits} credits to ${ownerId} for ${cause}, which is not in the audit trail`,
      })),
    );
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return found;
    after = last.cause;
  }
}
async function wronglyPaidCases(queries: QueryBus): Promise<readonly Discrepancy[]> {
  const found: Discrepancy[] = [];
  let paidCases = 0;
  for (let after = ''; ;) {
    const batch = await queries.execute(new ListPaidCases(after, BATCH));
    const wrong = await queries.execute(new VerifyPaidCases(batch));
    found.push(
      ...wrong.map(({ caseId, detail }) => ({
        rule: 'every usage is of a case, at its price',
        subject: caseId,
        detail,
      })),
    );
    paidCases += batch.length;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) break;
    after = last.caseId;
  }
  const cases = await queries.execute(new CountCases());
  if (cases !== paidCases && found.length === 0) {
    const detail = `${cases} cases, ${paidCases} of them paid for`;
    found.push({ rule: 'every case was paid for', subject: 'cases', detail });
  }
  return found;
}

/** A case's credits are held until its terms are confirmed, then earned less returns. */
async function wronglyHeldCases(queries: QueryBus): Promise<readonly Discrepancy[]> {
  const found: Discrepancy[] = [];
  let verified = 0;
  for (let after = ''; ;) {
    const batch = await queries.execute(new ListCaseCredits(after, BATCH));
    const { cases, wrong } = await queries.execute(new VerifyCaseCredits(batch));
    const rule = 'what is held and earned of a case is what its state asks for';
    found.push(...wrong.map(({ caseId, detail }) => ({ rule, subject: caseId, detail })));
    verified += cases;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) break;
    after = last.caseId;
  }
  const all = await queries.execute(new CountCasesOfPursuits());
  if (all !== verified) {
    const detail = `${all} cases, credits of ${verified}`;
    found.push({ rule: 'credits of every case were held', subject: 'cases', detail });
  }
  return found;
}
