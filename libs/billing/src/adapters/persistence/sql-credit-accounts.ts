import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CreditAccount } from '../../domain/credit-account';
import { CreditAccounts } from '../../domain/credit-account.repository';

interface AccountRow {
  readonly balance: number;
  readonly held: number;
  readonly debt: number;
  readonly expiringAt: Date | null;
}

const FIGURES = `select balance, held, debt, expiring_at as "expiringAt" from billing.credit_accounts where owner_id = $1`;

const lock = prepared<AccountRow>('billing.hold-account', `${FIGURES} for update`);

// Concurrent first uses may race: the second finds the row of the first.
const open = prepared(
  'billing.open-account',
  'insert into billing.credit_accounts (owner_id, balance) values ($1, 0) on conflict do nothing',
);

// The database computes held and owed credits from the entries and rejects other sums.
const save = prepared(
  'billing.save-account',
  'update billing.credit_accounts set balance = $1, held = $2, debt = $3 where owner_id = $4',
);

@Injectable()
export class SqlCreditAccounts extends CreditAccounts {
  constructor(private readonly sql: Sql) {
    super();
  }

  async findForUpdate(ownerId: string): Promise<CreditAccount> {
    const [row] = await this.sql.run(lock, [ownerId]);
    return row ? restored(ownerId, row) : this.opened(ownerId);
  }

  async save({ ownerId, figures: { balance, held, debt } }: CreditAccount): Promise<void> {
    await this.sql.run(save, [balance, held, debt, ownerId]);
  }

  private async opened(ownerId: string): Promise<CreditAccount> {
    await this.sql.run(open, [ownerId]);
    const [row] = await this.sql.run(lock, [ownerId]);
    if (!row) throw new Error(`The credit account of ${ownerId} could not be opened.`);
    return restored(ownerId, row);
  }
}

const restored = (ownerId: string, { balance, held, debt, expiringAt }: AccountRow): CreditAccount =>
  new CreditAccount(ownerId, balance, held, debt, expiringAt);
