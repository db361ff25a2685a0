import { forCheckout, NOW } from '../domain/credit-account.fixture';
import { InsufficientCredits } from '../domain/credit-account.errors';
import { LedgerInMemory } from '../domain/credit-account.repository.fake';
import { HoldEnded, HoldUnknown, ReturnTooLarge } from '../domain/hold.errors';
import { HoldsInMemory } from '../domain/hold.repository.fake';
import { EarnCaseCredits, EarnCaseCreditsHandler } from './earn-case-credits';
import { HoldCaseCredits, HoldCaseCreditsHandler } from './hold-case-credits';
import { ledgerPosterOver } from './ledger-poster.fixture';
import { ReturnCaseCredits, ReturnCaseCreditsHandler } from './return-case-credits';

const seller = crypto.randomUUID();
const bill = { caseId: crypto.randomUUID(), title: 'Helix vs. Initech', description: 'Case' };

describe('the credits of a case', () => {
  it('are taken at its start, and held', async () => {
    const { memory, figures } = await givenACaseOf(40);

    expect(figures()).toEqual({ seller: 60, held: 40, earned: 0 });
    expect(memory.transactions.at(-1)).toMatchObject({
      type: 'usage',
      reason: { description: 'Case', subject: bill.title, cause: { kind: 'case', id: bill.caseId } },
    });
  });

  it('are not taken from too small a balance, with the page’s message', async () => {
    const { memory, hold } = await givenACaseOf(40);
    const other = { ...bill, caseId: crypto.randomUUID() };

    await expect(hold(70, other)).rejects.toThrow('You need 10 more credits to proceed with this case.');
    await expect(hold(1, other, crypto.randomUUID())).rejects.toThrow(InsufficientCredits);
    expect(memory.balanceOf(seller)).toBe(60);
  });

  it.each([
    ['as charged', 40, { seller: 60, held: 0, earned: 40 }],
    ['for less, with the rest given back', 26, { seller: 74, held: 0, earned: 26 }],
    ['for more, with the difference debited', 55, { seller: 45, held: 0, earned: 55 }],
  ])('are earned %s, once', async (_, credits, expected) => {
    const { figures, earn } = await givenACaseOf(40);
    await earn(credits);
    expect(figures()).toEqual(expected);

    await expect(earn(credits)).rejects.toThrow(HoldEnded);
    expect(figures()).toEqual(expected);
  });

  it('stay held while the difference cannot be paid', async () => {
    const { figures, earn } = await givenACaseOf(40);
    await expect(earn(101)).rejects.toThrow('You need 1 more credits to proceed with this case.');
    expect(figures()).toEqual({ seller: 60, held: 40, earned: 0 });
  });

  it.each([
    ['in full', 40, { seller: 100, held: 0, earned: 0 }],
    ['in part, with the rest earned', 32, { seller: 92, held: 0, earned: 8 }],
    ['not at all, and are earned', 0, { seller: 60, held: 0, earned: 40 }],
  ])('return %s while they are held', async (_, credits, expected) => {
    const { figures, returned } = await givenACaseOf(40);
    await expect(returned(41)).rejects.toThrow(ReturnTooLarge);
    await returned(credits);
    expect(figures()).toEqual(expected);
  });

  it.each([
    [26, 13, { seller: 87, held: 0, earned: 13 }],
    [55, 55, { seller: 100, held: 0, earned: 0 }],
    [55, 27, { seller: 72, held: 0, earned: 28 }],
  ])('of which %i were earned return a share of %i, once', async (earned, share, expected) => {
    const { figures, earn, returned } = await givenACaseOf(40);
    await earn(earned);
    await returned(share);
    expect(figures()).toEqual(expected);
    await expect(returned(share)).rejects.toMatchObject({ code: 'billing.cause-used-up' });
  });

  it('are never returned beyond what was earned', async () => {
    const { earn, returned } = await givenACaseOf(40);
    await earn(40);
    await expect(returned(41)).rejects.toThrow(ReturnTooLarge);
  });

  it('are found only by their case', async () => {
    const { earn, returned } = await givenACaseOf(40);
    const other = { ...bill, caseId: crypto.randomUUID() };
    await expect(earn(1, other)).rejects.toThrow(HoldUnknown);
    await expect(returned(1, other)).rejects.toThrow(HoldUnknown);
  });

  async function givenACaseOf(credits: number) {
    const memory = new LedgerInMemory();
    const poster = ledgerPosterOver(memory);
    const holds = new HoldsInMemory();
    await poster.change(seller, (account) => account.purchase(100, forCheckout(), NOW));
    const holding = new HoldCaseCreditsHandler(poster, holds);
    const earning = new EarnCaseCreditsHandler(poster, holds);
    const returning = new ReturnCaseCreditsHandler(poster, holds, memory.ledger);
    const hold = (amount: number, of = bill, owner = seller) => holding.execute(new HoldCaseCredits(owner, amount, of));
    await hold(credits);
    return {
      memory,
      hold,
      figures: () => ({
        seller: memory.balanceOf(seller),
        held: memory.balanceOf(`held:${seller}`),
        earned: memory.balanceOf('house:work'),
      }),
      earn: (amount: number, of = bill) => earning.execute(new EarnCaseCredits(amount, of)),
      returned: (amount: number, of = bill) => returning.execute(new ReturnCaseCredits(amount, of)),
    };
  }
});
