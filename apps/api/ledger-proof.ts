import {
  type CaseCredits,
  type Discrepancy,
  ListCaseCredits,
  ListMissingCaseCredits,
  ListOtherGrants,
  ListPaidCases,
  type LedgerProof,
  type OtherGrant,
  type PaidCase,
  VerifyLedger,
} from '@casewright/billing';
import { type CaseCost, ListCasePrices, VerifyPaidCases } from '@casewright/case-pricing';
import { type ExpectedEntry, ListUnaudited } from '@casewright/platform';
import { type OwnedCase, ListOwnedCases, VerifyCaseCredits } from '@casewright/pursuits';
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
  // Demo accounts are refused in production, so there a demo grant is always found.
  demo: (accountId, { ownerId }) => (accountId === ownerId ? { action: 'demo-accounts', facts: {} } : undefined),
};

function entryOf(grant: OtherGrant): ExpectedEntry | undefined {
  const [, source = '', id = ''] = /^(\w+):(.*)$/s.exec(grant.cause) ?? [];
  const entry = Object.hasOwn(ENTRY_OF_GRANT, source) ? ENTRY_OF_GRANT[source]?.(id, grant) : undefined;
  return entry && { ...entry, key: grant.transactionId };
}

async function unfoundedGrants(queries: QueryBus): Promise<readonly Discrepancy[]> {
  const found: Discrepancy[] = [];
  for await (const batch of batches((last?: OtherGrant) => queries.execute(new ListOtherGrants(last?.cause, BATCH)))) {
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
  }
  return found;
}

async function wronglyPaidCases(queries: QueryBus): Promise<readonly Discrepancy[]> {
  const found: Discrepancy[] = [];
  for await (const batch of batches((last?: PaidCase) =>
    queries.execute(new ListPaidCases(last?.caseId ?? '', BATCH)),
  )) {
    const rule = 'every usage is of a case, at its price';
    const wrong = await queries.execute(new VerifyPaidCases(batch));
    found.push(...wrong.map(({ caseId, detail }) => ({ rule, subject: caseId, detail })));
  }
  for await (const batch of batches((last?: CaseCost) => queries.execute(new ListCasePrices(last?.caseId, BATCH)))) {
    const { unpaid } = await queries.execute(new ListMissingCaseCredits(batch.map(({ caseId }) => caseId)));
    found.push(
      ...batch
        .filter(({ caseId }) => unpaid.has(caseId))
        .map(({ caseId, ownerId, credits }) => ({
          rule: 'every case was paid for',
          subject: caseId,
          detail: `a case of ${ownerId} for ${credits} credits, which were never debited`,
        })),
    );
  }
  return found;
}

/** A case's credits are held until its terms are confirmed, then earned less returns. */
async function wronglyHeldCases(queries: QueryBus): Promise<readonly Discrepancy[]> {
  const found: Discrepancy[] = [];
  for await (const batch of batches((last?: CaseCredits) =>
    queries.execute(new ListCaseCredits(last?.caseId ?? '', BATCH)),
  )) {
    const rule = 'what is held and earned of a case is what its state asks for';
    const wrong = await queries.execute(new VerifyCaseCredits(batch));
    found.push(...wrong.map(({ caseId, detail }) => ({ rule, subject: caseId, detail })));
  }
  for await (const batch of batches((last?: OwnedCase) => queries.execute(new ListOwnedCases(last?.caseId, BATCH)))) {
    const { unheld } = await queries.execute(new ListMissingCaseCredits(batch.map(({ caseId }) => caseId)));
    found.push(
      ...batch
        .filter(({ caseId }) => unheld.has(caseId))
        .map(({ caseId, ownerId }) => ({
          rule: 'credits of every case were held',
          subject: caseId,
          detail: `a case of ${ownerId}, whose credits were never held`,
        })),
    );
  }
  return found;
}

/** @param listAfter the last row of the previous batch */
async function* batches<Row>(listAfter: (last?: Row) => Promise<readonly Row[]>): AsyncIterable<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const batch = await listAfter(last);
    if (batch.length > 0) yield batch;
    last = batch.at(-1);
    if (batch.length < BATCH) return;
  }
}
