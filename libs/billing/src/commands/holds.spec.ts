import { forCase, forCheckout, NOW } from '../domain/credit-account.fixture';
import { LedgerInMemory } from '../domain/credit-account.repository.fake';
import { CaptureTooLarge, HoldEnded, HoldUnknown } from '../domain/hold.errors';
import { HoldsInMemory } from '../domain/hold.repository.fake';
import { ledgerPosterOver } from './ledger-poster.fixture';
import { CaptureHold, CaptureHoldHandler } from './capture-hold';
import { ReleaseHold, ReleaseHoldHandler } from './release-hold';
import { ReserveCredits, ReserveCreditsHandler } from './reserve-credits';

describe('credits set aside for a case', () => {
  const seller = crypto.randomUUID();

  it('are captured for what it cost, and the rest comes back', async () => {
    const { memory, holdId, capture } = await givenAHoldOf(40);
    expect(memory.balanceOf(seller)).toBe(60);

    await capture(holdId, 26);

    expect(memory.balanceOf(seller)).toBe(74);
    expect(memory.balanceOf(`held:${seller}`)).toBe(0);
    expect(memory.balanceOf('house:work')).toBe(26);
  });

  it('come back whole when they are released', async () => {
    const { memory, holdId, release } = await givenAHoldOf(40);

    await release(holdId);

    expect(memory.balanceOf(seller)).toBe(100);
  });

  it.each([
    [1, '1 credit released from a hold'],
    [2, '2 credits released from a hold'],
  ])('say so in their history when %i of them comes back', async (credits, description) => {
    const { memory, holdId, release } = await givenAHoldOf(credits);

    await release(holdId);

    expect(memory.transactions.at(-1)?.reason.description).toBe(description);
  });

  it('are captured or released once', async () => {
    const { memory, holdId, capture, release } = await givenAHoldOf(40);
    await capture(holdId, 40);

    await expect(capture(holdId, 40)).rejects.toThrow(HoldEnded);
    await expect(release(holdId)).rejects.toThrow(HoldEnded);

    expect(memory.balanceOf(seller)).toBe(60);
  });

  it.each([41, 0, -1, 1.5])('are not captured for %p', async (amount) => {
    const { holdId, capture } = await givenAHoldOf(40);

    await expect(capture(holdId, amount)).rejects.toThrow(CaptureTooLarge);
  });

  it('are known by their name only', async () => {
    const { capture, release } = await givenAHoldOf(40);

    await expect(capture(crypto.randomUUID(), 1)).rejects.toThrow(HoldUnknown);
    await expect(release(crypto.randomUUID())).rejects.toThrow(HoldUnknown);
  });

  async function givenAHoldOf(credits: number) {
    const memory = new LedgerInMemory();
    const counter = ledgerPosterOver(memory);
    const holds = new HoldsInMemory();
    await counter.change(seller, (account) => account.purchase(100, forCheckout(), NOW));
    const reserving = new ReserveCreditsHandler(counter, holds);
    const { holdId } = await reserving.execute(new ReserveCredits(seller, credits, 'For a case'));
    const capturing = new CaptureHoldHandler(counter, holds);
    const releasing = new ReleaseHoldHandler(counter, holds);
    return {
      memory,
      holdId,
      capture: (id: string, amount: number) => capturing.execute(new CaptureHold(id, amount, forCase())),
      release: (id: string) => releasing.execute(new ReleaseHold(id)),
    };
  }
});
