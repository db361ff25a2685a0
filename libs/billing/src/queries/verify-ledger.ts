import { long, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LEDGER_RULES } from './ledger-rules';

export interface Discrepancy {
  readonly rule: string;
  /** Account, transaction, grant, or order. */
  readonly subject: string;
  readonly detail: string;
}

export interface LedgerProof {
  readonly accounts: number;
  readonly transactions: number;
  readonly entries: number;
  readonly credits: number;
  /** Empty if the ledger is correct. */
  readonly discrepancies: readonly Discrepancy[];
}

/** Recomputes every figure of the ledger from its entries. */
export class VerifyLedger extends Query<LedgerProof> {}

const counted = long<Omit<LedgerProof, 'discrepancies'>>(
  'billing.count-ledger',
  `select (select count(*)::int from billing.credit_accounts) as accounts,
     (select count(*)::int from billing.ledger_transactions) as transactions,
     (select count(*)::int from billing.ledger_entries) as entries,
     (select coalesce(sum(balance), 0)::int from billing.credit_accounts) as credits`,
);

@QueryHandler(VerifyLedger)
export class VerifyLedgerHandler implements IQueryHandler<VerifyLedger> {
  constructor(private readonly sql: SqlReader) {}

  async execute(): Promise<LedgerProof> {
    const [counts] = await this.sql.read(counted, []);
    const discrepancies: Discrepancy[] = [];
    for (const [index, [rule, statement]] of Object.entries(LEDGER_RULES).entries()) {
      const found = await this.sql.read(long<Omit<Discrepancy, 'rule'>>(`billing.verify-${index}`, statement), []);
      discrepancies.push(...found.map(({ subject, detail }) => ({ rule, subject, detail })));
    }
    return { ...(counts ?? { accounts: 0, transactions: 0, entries: 0, credits: 0 }), discrepancies };
  }
}
