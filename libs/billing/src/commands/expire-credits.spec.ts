import { forCheckout, NOW } from '../domain/credit-account.fixture';
import { LedgerInMemory } from '../domain/credit-account.repository.fake';
import { HoldsInMemory } from '../domain/hold.repository.fake';
import { ledgerPosterOver } from './ledger-poster.fixture';
import { ExpireCredits, ExpireCreditsHandler } from './expire-credits';
import { GrantCredits, GrantCreditsHandler } from './grant-credits';
import { HoldCaseCredits, HoldCaseCreditsHandler } from './hold-case-credits';
import { ReturnCaseCredits, ReturnCaseCreditsHandler } from './return-case-credits';

describe('expired credits', () => {
  const seller = crypto.randomUUID();
  const tomorrow = new Date(NOW.getTime() + 86_400_000);

  it('are removed unless they were used in time', async () => {
    const { memory, spend, expireAt } = await givenAGiftOf(30);
    await spend(10, NOW);

    await expireAt(tomorrow);

    expect(memory.balanceOf(seller)).toBe(50);
    expect(memory.transactions.at(-1)).toMatchObject({ type: 'other', reason: { description: '20 credits expired' } });
  });

  it('are worded as singular for a single credit', async () => {
    const { memory, expireAt } = await givenAGiftOf(1);

    await expireAt(tomorrow);

    expect(memory.transactions.at(-1)?.reason.description).toBe('1 credit expired');
  });

  it('stay until their expiry', async () => {
    const { memory, expireAt } = await givenAGiftOf(30);

    await expireAt(new Date(tomorrow.getTime() - 1));

    expect(memory.balanceOf(seller)).toBe(80);
  });

  it('are removed once', async () => {
    const { memory, expireAt } = await givenAGiftOf(30);

    await expireAt(tomorrow);
    await expireAt(tomorrow);

    expect(memory.balanceOf(seller)).toBe(50);
  });

  it('cannot be spent, even before their removal is posted', async () => {
    const { spend } = await givenAGiftOf(30);

    await expect(spend(51, tomorrow)).rejects.toMatchObject({ facts: { balance: 50, needed: 51 } });
  });

  it('are removed whenever they return from a hold after expiry', async () => {
    const { memory, spend, expireAt, reserve, release } = await givenAGiftOf(30);
    const [first, second] = [await reserve(8), await reserve(12)];
    await expireAt(tomorrow);

    for (const held of [first, second]) {
      await release(held, tomorrow);
      await expireAt(tomorrow);
    }

    expect(memory.balanceOf('house:expired')).toBe(30);
    await spend(50, tomorrow);
    expect(memory.balanceOf(seller)).toBe(0);
  });

  /** Grants them beside 50 purchased credits. */
  async function givenAGiftOf(credits: number) {
    const memory = new LedgerInMemory();
    const at = (now: Date) => ledgerPosterOver(memory, { now: () => now });
    const granting = new GrantCreditsHandler(at(NOW), memory.ledger);
    await granting.execute(new GrantCredits(seller, credits, 'Gift', 'gift', tomorrow));
    await at(NOW).change(seller, (account) => account.purchase(50, forCheckout(), NOW));
    const holds = new HoldsInMemory();
    return {
      memory,
      reserve: async (amount: number) => {
        const held = new HoldCaseCredits(seller, amount, aBill());
        await new HoldCaseCreditsHandler(at(NOW), holds).execute(held);
        return held;
      },
      release: ({ credits: amount, bill }: HoldCaseCredits, now: Date) =>
        new ReturnCaseCreditsHandler(at(now), holds, memory.ledger).execute(new ReturnCaseCredits(amount, bill)),
      spend: (amount: number, now: Date) =>
        new HoldCaseCreditsHandler(at(now), holds).execute(new HoldCaseCredits(seller, amount, aBill())),
      expireAt: (now: Date) => new ExpireCreditsHandler(at(now)).execute(new ExpireCredits(seller)),
    };
  }
});

const aBill = () => ({ caseId: crypto.randomUUID(), title: 'Helix vs. Initech', description: 'For a case' });
