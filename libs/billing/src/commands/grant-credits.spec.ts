import { LedgerInMemory } from '../domain/credit-account.repository.fake';
import { ledgerPosterOver } from './ledger-poster.fixture';
import { GrantCredits, GrantCreditsHandler } from './grant-credits';

describe('granting credits', () => {
  const seller = crypto.randomUUID();

  it('gives them to the account, as neither purchase nor usage', async () => {
    const { books, grant } = givenEmptyBooks();

    await grant(new GrantCredits(seller, 100, 'Demo credits', 'demo'));

    expect(books.balanceOf(seller)).toBe(100);
    expect(books.transactions).toMatchObject([{ type: 'other', reason: { description: 'Demo credits' } }]);
  });

  it('gives them once for each reference', async () => {
    const { books, grant } = givenEmptyBooks();

    await grant(new GrantCredits(seller, 100, 'Demo credits', 'demo'));
    await grant(new GrantCredits(seller, 100, 'Demo credits', 'demo'));
    await grant(new GrantCredits(seller, 5, 'Sorry', 'outage'));

    expect(books.balanceOf(seller)).toBe(105);
  });

  function givenEmptyBooks() {
    const books = new LedgerInMemory();
    const handler = new GrantCreditsHandler(ledgerPosterOver(books), books.ledger);
    return { books, grant: (command: GrantCredits) => handler.execute(command) };
  }
});
