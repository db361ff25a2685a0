import { type Discrepancy, ListPaidCases, type LedgerProof, VerifyLedger } from '@casewright/billing';
import { CountCases, VerifyPaidCases } from '@casewright/case-pricing';
import type { QueryBus } from '@nestjs/cqrs';

const BATCH = 5_000;

/** The ledger by itself, and against the cases it paid for. */
export async function proveLedger(queries: QueryBus): Promise<LedgerProof> {
  const proof = await queries.execute(new VerifyLedger());
  return { ...proof, discrepancies: [...proof.discrepancies, ...(await wronglyPaidCases(queries))] };
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
