import { GrantCredits } from '@casewright/billing';
import { CommandBus } from '@nestjs/cqrs';
import { verifyLedger } from '../operator';
import { RunningApi } from './running-api';

describe('verifying the ledger', () => {
  let api: RunningApi;
  let seller: string;

  beforeAll(async () => {
    api = await RunningApi.start();
    seller = await api.givenSellerWith(100);
    await api.startCase(seller);
    await api.get(CommandBus).execute(new GrantCredits(seller, 5, 'Sorry', 'outage'));
  });
  afterAll(() => api.stop());

  it('proves books that are right', async () => {
    expect(await verifyLedger(api)).toContain('79 credits on 1 accounts, by 6 entries of 3 transactions');
  });

  /** By who can switch the guards off: the proof is for what guards cannot prevent. */
  const unguarded = (statement: string) =>
    api.sql(`set session_replication_role = replica; ${statement}; set session_replication_role = origin`);

  it.each([
    [
      'a changed balance',
      'credit_accounts set balance = balance + 1',
      'set balance = balance - 1',
      'balance 80, entries 79',
    ],
    ['a changed entry', 'ledger_entries set amount = amount * 2', 'set amount = amount / 2', 'entries 158, grants 79'],
    ['a use forgotten', 'grant_uses set credits = credits - 1', 'set credits = credits + 1', '25 used, 74 remaining'],
    ['credits held for nothing', 'credit_accounts set held = 3', 'set held = 0', 'held 3, holds 0'],
    ['a debt from nowhere', 'credit_accounts set debt = 3', 'set debt = 0', 'held 0, debt 3'],
  ])('finds %s', async (_, change, undo, found) => {
    await unguarded(`update billing.${change}`);

    await expect(verifyLedger(api)).rejects.toThrow(found);

    await unguarded(`update billing.${change.split(' ')[0]} ${undo}`);
    await verifyLedger(api);
  });

  it('finds one side of a transaction that went astray', async () => {
    await unguarded(`update billing.ledger_entries set amount = amount + 1 where account = 'house:gifts'`);
    await expect(verifyLedger(api)).rejects.toThrow('its entries sum to 1');
    await unguarded(`update billing.ledger_entries set amount = amount - 1 where account = 'house:gifts'`);
  });

  it('finds an order that was credited with nothing', async () => {
    await api.sql(`
      insert into billing.orders (id, owner_id, credits, amount_cents, currency, placed_at, status, session_id, settled_at, paid_cents)
      values (gen_random_uuid(), '${seller}', 50, 5000, 'usd', now(), 'credited', 'cs_none', now(), 5000)`);
    await expect(verifyLedger(api)).rejects.toThrow('50 credits ordered, 0 posted');
    await unguarded('delete from billing.orders');
  });
});
