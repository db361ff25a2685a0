import { EarnCaseCredits, GrantCredits, HoldCaseCredits, ReturnCaseCredits, VerifyLedger } from '@casewright/billing';
import { ExpireCredits, ListTransactions, SettleOrder } from '@casewright/billing/testing';
import { DomainError } from '@casewright/kernel';
import { times } from '@casewright/platform/testing';
import { DAY_MS } from '@casewright/rules';
import { CommandBus, type ICommand, QueryBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import { RunningApi } from './running-api';

/** Credits received together, and what is left of them. */
interface Lot {
  left: number;
  isForATime: boolean;
  isOver: boolean;
}

interface Piece {
  readonly lot: Lot;
  readonly credits: number;
}

/** A seller's expected balances. */
class Model {
  debt = 0;
  private readonly lots: Lot[] = [];
  readonly holds = new Map<string, readonly Piece[]>();
  readonly earned = new Map<string, Earned>();
  readonly orders = new Map<string, ModelOrder>();

  get balance(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0);
  }

  get held(): number {
    return [...this.holds.values()].reduce((sum, pieces) => sum + creditsOf(pieces), 0);
  }

  canSpend(credits: number): boolean {
    return this.debt === 0 && credits <= this.balance;
  }

  receive(credits: number, isForATime = false): Lot {
    const lot = { left: credits, isForATime, isOver: false };
    this.lots.push(lot);
    this.repay(credits);
    return lot;
  }

  /** Takes the oldest credits first, except `first`. */
  take(credits: number, first?: Lot): readonly Piece[] {
    const inTurn = this.lots.toSorted((one, other) => Number(other === first) - Number(one === first));
    let missing = credits;
    return inTurn.map((lot) => {
      const taken = Math.min(lot.left, missing);
      lot.left -= taken;
      missing -= taken;
      return { lot, credits: taken };
    });
  }

  reverse(credits: number, first?: Lot): void {
    const taken = Math.min(this.balance, credits);
    this.take(taken, first);
    this.debt += credits - taken;
  }

  /** Confirms a held case at more or less than was held. */
  earn(caseId: string, credits: number): void {
    const pieces = this.holds.get(caseId) ?? [];
    this.holds.delete(caseId);
    const held = creditsOf(pieces);
    const more = this.take(Math.max(0, credits - held));
    const left = this.give(pieces, Math.max(0, held - credits));
    this.earned.set(caseId, { left, more });
    this.lapse();
  }

  release(caseId: string): void {
    const pieces = this.holds.get(caseId) ?? [];
    this.holds.delete(caseId);
    this.give(pieces, creditsOf(pieces));
    this.lapse();
  }

  /** Once per case. Held credits return before those that a requote debited. */
  refund(caseId: string, credits: number): void {
    const { left, more } = this.earned.get(caseId) ?? { left: [], more: [] };
    this.earned.delete(caseId);
    const fromHold = Math.min(credits, creditsOf(left));
    this.give(left, fromHold);
    this.give(more, credits - fromHold);
    this.lapse();
  }

  /** Returns credits to their lots, newest first. @returns the pieces that stay taken */
  private give(pieces: readonly Piece[], credits: number): readonly Piece[] {
    let missing = credits;
    const left = pieces.toReversed().map((piece) => {
      const back = Math.min(piece.credits, missing);
      piece.lot.left += back;
      missing -= back;
      return { lot: piece.lot, credits: piece.credits - back };
    });
    this.repay(credits);
    return left.toReversed();
  }

  /** @param isTimeOver for all grants with an expiry so far */
  lapse(isTimeOver = false): void {
    for (const lot of this.lots) {
      lot.isOver ||= isTimeOver && lot.isForATime;
      if (lot.isOver) lot.left = 0;
    }
  }

  private repay(credits: number): void {
    const repaid = Math.min(this.debt, credits);
    this.debt -= repaid;
    this.take(repaid);
  }
}

interface Earned {
  readonly left: readonly Piece[];
  readonly more: readonly Piece[];
}

const creditsOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { credits }) => sum + credits, 0);

interface ModelOrder {
  readonly credits: number;
  readonly reversed: number;
  readonly reversals: readonly Reversal[];
  /** Set once it is paid. */
  readonly lot?: Lot;
}

interface Reversal {
  readonly id: string;
  readonly kind: 'refund' | 'dispute';
  readonly amountCents: number;
  readonly createdAt: string;
  readonly isActive: boolean;
}

const PACKAGES = { 50: 5000, 100: 9000, 200: 17_500 } as const;

const upTo = (max: number) => fc.integer({ min: 1, max });
const aStep = <Kind extends string, Fields>(
  kind: Kind,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
) => fc.record(fields).map((chosen) => ({ kind, ...chosen }));

const step = fc.oneof(
  { weight: 4, arbitrary: aStep('buy', { credits: fc.constantFrom(50, 100, 200) }) },
  { weight: 5, arbitrary: aStep('gift', { credits: upTo(40), isForATime: fc.boolean() }) },
  { weight: 1, arbitrary: aStep('time is over', {}) },
  {
    weight: 3,
    arbitrary: aStep('take back', { which: fc.nat(), percent: upTo(100), as: fc.constantFrom('refund', 'dispute') }),
  },
  { weight: 2, arbitrary: aStep('undo', { which: fc.nat() }) },
  { weight: 5, arbitrary: aStep('start', { credits: upTo(120) }) },
  { weight: 4, arbitrary: aStep('confirm', { which: fc.nat(), percent: upTo(160) }) },
  { weight: 1, arbitrary: aStep('cancel', { which: fc.nat() }) },
  { weight: 2, arbitrary: aStep('cancel later', { which: fc.nat(), percent: upTo(100) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Sellers run scripts concurrently against one ledger. A failure prints the seed, which LEDGER_SEED sets. */
describe('the ledger under random actions of sellers and banks', () => {
  const LANES = 8;
  const steps = times({ test: 80, soak: 10_000 });
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.startTwo({});
  });
  afterAll(() => api.stop());

  it('follows its rules at every step', async () => {
    const seed = Number(process.env.LEDGER_SEED ?? Math.floor(Math.random() * 2 ** 31));
    const script = fc.sample(step, { numRuns: steps, seed });
    const lanes = Array.from({ length: LANES }, (_, lane) => script.filter((_one, index) => index % LANES === lane));

    await Promise.all(lanes.map((lane) => play(lane, seed)));

    // Ledger only: the model's cases are no rows of case pricing.
    expect((await api.get(QueryBus).execute(new VerifyLedger())).discrepancies).toEqual([]);
  });

  async function play(script: readonly Step[], seed: number): Promise<void> {
    const owner = crypto.randomUUID();
    const model = new Model();
    for (const one of script) {
      await doStep(one, owner, model);
      expect({ seed, one, ledger: await ledgerOf(owner) }).toEqual({
        seed,
        one,
        ledger: {
          balance: model.balance,
          entries: model.balance,
          grants: model.balance,
          held: model.held,
          debt: model.debt,
        },
      });
    }
    const { rows } = await api.get(QueryBus).execute(new ListTransactions(owner));
    expect(rows[0]?.balanceAfter ?? 0).toBe(model.balance);
  }

  async function doStep(one: Step, owner: string, model: Model): Promise<void> {
    switch (one.kind) {
      case 'buy':
        return buy(one.credits, owner, model);
      case 'gift': {
        const expiresAt = one.isForATime ? new Date(Date.now() + DAY_MS) : undefined;
        await send(new GrantCredits(owner, one.credits, 'Gift', crypto.randomUUID(), expiresAt));
        model.receive(one.credits, one.isForATime);
        return;
      }
      case 'time is over':
        await letTimePass(owner);
        await send(new ExpireCredits(owner));
        return model.lapse(true);
      case 'take back':
        return revoke(one, owner, model);
      case 'undo':
        return undo(one.which, owner, model);
      case 'start': {
        const caseId = crypto.randomUUID();
        const isDone = await isLetIn(new HoldCaseCredits(owner, one.credits, bill(caseId)));
        expect([one, isDone]).toEqual([one, model.canSpend(one.credits)]);
        if (isDone) model.holds.set(caseId, model.take(one.credits));
        return;
      }
      case 'confirm': {
        const [caseId, pieces] = nth([...model.holds], one.which) ?? [];
        if (!caseId || !pieces) return;
        const credits = Math.max(1, Math.floor((creditsOf(pieces) * one.percent) / 100));
        const isDone = await isLetIn(new EarnCaseCredits(credits, bill(caseId)));
        const more = credits - creditsOf(pieces);
        expect([one, isDone]).toEqual([one, more <= 0 || model.canSpend(more)]);
        if (isDone) model.earn(caseId, credits);
        await send(new ExpireCredits(owner));
        return;
      }
      case 'cancel': {
        const [caseId, pieces] = nth([...model.holds], one.which) ?? [];
        if (!caseId || !pieces) return;
        await send(new ReturnCaseCredits(creditsOf(pieces), bill(caseId)));
        await send(new ExpireCredits(owner));
        return model.release(caseId);
      }
      case 'cancel later': {
        const [caseId, earned] = nth([...model.earned], one.which) ?? [];
        if (!caseId || !earned) return;
        const most = creditsOf(earned.left) + creditsOf(earned.more);
        const credits = Math.max(1, Math.floor((most * one.percent) / 100));
        await send(new ReturnCaseCredits(credits, bill(caseId)));
        await send(new ExpireCredits(owner));
        return model.refund(caseId, credits);
      }
    }
  }

  async function buy(credits: keyof typeof PACKAGES, owner: string, model: Model): Promise<void> {
    const orderId = crypto.randomUUID();
    await api.sql(
      `insert into billing.orders (id, owner_id, credits, amount_cents, currency, placed_at, status, session_id)
       values ($1, $2, $3, $4, 'usd', now(), 'open', $5)`,
      [orderId, owner, credits, PACKAGES[credits], `cs_${orderId}`],
    );
    const order = { credits, reversed: 0, reversals: [] };
    model.orders.set(orderId, order);
    await settle(orderId, model);
    model.orders.set(orderId, { ...order, lot: model.receive(credits) });
  }

  async function revoke(one: Step & { kind: 'take back' }, owner: string, model: Model): Promise<void> {
    const [orderId, order] = nth([...model.orders], one.which) ?? [];
    if (!orderId || !order) return;
    const paid = PACKAGES[order.credits as keyof typeof PACKAGES];
    const amountCents = Math.ceil((paid * one.percent) / 100);
    const reversal = {
      id: `re_${crypto.randomUUID()}`,
      kind: one.as,
      amountCents,
      createdAt: '2026-03-02T09:05:00.000Z',
      isActive: true,
    };
    await change(orderId, [...order.reversals, reversal], model);
  }

  async function undo(which: number, owner: string, model: Model): Promise<void> {
    const active = [...model.orders].flatMap(([orderId, { reversals }]) =>
      reversals.filter(({ isActive }) => isActive).map(({ id }) => ({ orderId, id })),
    );
    const chosen = nth(active, which);
    const order = chosen && model.orders.get(chosen.orderId);
    if (!order) return;
    const reversals = order.reversals.map((one) => (one.id === chosen.id ? { ...one, isActive: false } : one));
    await change(chosen.orderId, reversals, model);
  }

  /** Delivers the provider's report twice. */
  async function change(orderId: string, reversals: readonly Reversal[], model: Model): Promise<void> {
    const order = model.orders.get(orderId);
    if (!order) return;
    const paid = PACKAGES[order.credits as keyof typeof PACKAGES];
    const back = reversals.reduce((sum, { amountCents, isActive }) => sum + (isActive ? amountCents : 0), 0);
    const reversed = Math.floor((order.credits * Math.min(back, paid)) / paid);
    model.orders.set(orderId, { ...order, reversals, reversed });
    await settle(orderId, model);
    await settle(orderId, model);
    if (reversed > order.reversed) model.reverse(reversed - order.reversed, order.lot);
    else if (reversed < order.reversed) model.receive(order.reversed - reversed);
  }

  async function settle(orderId: string, model: Model): Promise<void> {
    const order = model.orders.get(orderId);
    if (!order) return;
    const amountCents = PACKAGES[order.credits as keyof typeof PACKAGES];
    const told = { currency: 'usd', taxes: [], billedTo: null, reversals: order.reversals };
    const session = { id: `cs_${orderId}`, orderId, payment: 'paid', subtotalCents: amountCents, amountCents } as const;
    await send(new SettleOrder({ ...session, ...told }));
  }

  /** Moves one seller's data back in time, with triggers off. */
  const letTimePass = (owner: string) =>
    api.sql(`
      begin;
      set local session_replication_role = replica;
      update billing.grants set expires_at = expires_at - interval '2 days' where owner_id = '${owner}';
      update billing.credit_accounts set expiring_at = expiring_at - interval '2 days' where owner_id = '${owner}';
      commit`);

  const send = (command: ICommand): Promise<unknown> => api.get(CommandBus).execute(command);

  const isLetIn = (command: ICommand): Promise<boolean> =>
    send(command).then(
      () => true,
      (error: unknown) => unlessRefused(error) ?? false,
    );

  async function ledgerOf(owner: string): Promise<object | undefined> {
    const [ledger] = await api.sql(
      `select balance, held, debt,
         (select coalesce(sum(amount), 0)::int from billing.ledger_entries where account = $1::text) as entries,
         (select coalesce(sum(given.credits), 0)::int - coalesce((
            select sum(used.credits)::int from billing.grant_uses used join billing.grants theirs on theirs.id = used.grant_id
            where theirs.owner_id = $1::uuid), 0) from billing.grants given where given.owner_id = $1::uuid) as grants
       from billing.credit_accounts where owner_id = $1::uuid`,
      [owner],
    );
    return ledger ?? { balance: 0, entries: 0, grants: 0, held: 0, debt: 0 };
  }
});

const bill = (caseId: string) => ({ caseId, title: 'Helix vs. Initech', description: 'Case' });

const nth = <T>(items: readonly T[], which: number): T | undefined => items[which % items.length];

/** Domain errors are results. Other errors fail the test. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof DomainError)) throw error;
}
