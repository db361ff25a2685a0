import { LedgerInMemory } from '../domain/credit-account.repository.fake';
import { ledgerPosterOver } from './ledger-poster.fixture';
import { GrantCredits, GrantCreditsHandler } from './grant-credits';

describe('granting credits', () => {
  const seller = crypto.randomUUID();

  it('posts them as neither purchase nor usage', async () => {
    const { memory, grant } = givenEmptyLedger();

    await grant(new GrantCredits(seller, 100, 'Demo credits', 'demo'));

    expect(memory.balanceOf(seller)).toBe(100);
    expect(memory.transactions).toMatchObject([{ type: 'other', reason: { description: 'Demo credits' } }]);
  });

  it('posts once per reference', async () => {
    const { memory, grant } = givenEmptyLedger();

    await grant(new GrantCredits(seller, 100, 'Demo credits', 'demo'));
    await grant(new GrantCredits(seller, 100, 'Demo credits', 'demo'));
    await grant(new GrantCredits(seller, 5, 'Sorry', 'outage'));

    expect(memory.balanceOf(seller)).toBe(105);
  });

  function givenEmptyLedger() {
    const memory = new LedgerInMemory();
    const handler = new GrantCreditsHandler(ledgerPosterOver(memory), memory.ledger);
    return { memory, grant: (command: GrantCredits) => handler.execute(command) };
  }
});
