import { type Discrepancy, ListCaseCredits, ListPaidCases, type LedgerProof, VerifyLedger } from '@casewright/billing';
import { CountCases, VerifyPaidCases } from '@casewright/case-pricing';
import { CountCasesOfPursuits, VerifyCaseCredits } from '@casewright/pursuits';
import type { QueryBus } from '@nestjs/cqrs';

const BATCH = 5_000;

/** Verifies the ledger itself and against the cases it paid for. */
export async function proveLedger(queries: QueryBus): Promise<LedgerProof> {
  const proof = await queries.execute(new VerifyLedger());
  return {
    ...proof,
    discrepancies: [...proof.discrepancies, ...(await wronglyPaidCases(queries)), ...(await wronglyHeldCases(queries))],
  };
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
