import { DomainError } from '@casewright/kernel';
import { times } from '@casewright/platform/testing';
import { MoveCase } from '@casewright/pursuits/testing';
import {
  BASELINE_RATE_CARD,
  CASE_COMMANDS,
  CASE_TRANSITIONS,
  type CaseCommand,
  type CaseParty,
  type CaseScope,
  type CaseState,
  creditsBack,
  ENVIRONMENTS,
  isRunning,
  mayMoveCase,
  scopeOf,
  termsWith,
  type CaseTerms,
} from '@casewright/rules';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import { proveLedger } from '../ledger-proof';
import { ONE_CASE, RunningApi } from './running-api';

const rates = BASELINE_RATE_CARD;
const charged = (): CaseTerms => {
  const selections = ONE_CASE as unknown as CaseTerms['selections'];
  return termsWith({ selections }, scopeOf(selections), rates);
};

/** Expected state of a seller's newest case and credits. */
class Model {
  balance = 0;
  held = 0;
  caseId = '';
  state: CaseState = 'closed';
  private before: CaseState | undefined;
  private terms = charged();
  private offer: CaseTerms | undefined;
  private isConfirmed = false;

  start(caseId: string): void {
    this.caseId = caseId;
    this.state = 'inputs';
    this.terms = charged();
    this.isConfirmed = false;
    this.balance -= this.cost;
    this.held = this.cost;
  }

  get cost(): number {
    return this.terms.price.totalCredits;
  }

  get selections(): CaseTerms['selections'] {
    return this.terms.selections;
  }

  /** @returns whether it is allowed */
  move(command: CaseCommand, party: CaseParty, scope: CaseScope): boolean {
    if (!mayMoveCase(command, this.state, party)) return false;
    // This test provides no inputs.
    if (command === 'complete-inputs' && party === 'seller') return false;
    const offered = termsWith(this.terms, scope, rates);
    if (command === 'requote' && sameScope(offered, this.terms)) return false;
    const agreed = command === 'accept' && this.offer ? this.offer : this.terms;
    if (command === 'accept' && agreed.price.totalCredits - this.held > this.balance) return false;

    const { state, before = state } = this;
    const needsInputs = command === 'accept' && scopeAdds(agreed, this.terms);
    if (command === 'requote') this.offer = offered;
    if (command === 'confirm' || command === 'accept') {
      this.balance -= agreed.price.totalCredits - this.held;
      [this.held, this.terms, this.isConfirmed] = [0, agreed, true];
    }
    if (command === 'cancel' || command === 'decline') {
      this.balance += this.held > 0 ? this.held : creditsBack(before, party, this.cost, rates);
      this.held = 0;
    }
    const { to } = CASE_TRANSITIONS[command];
    if (to === 'before') this.state = before;
    else if (to === 'next') this.state = needsInputs ? 'inputs' : this.isConfirmed ? 'analysis' : 'terms';
    else this.state = to;
    this.before = command === 'hold' ? state : undefined;
    return true;
  }
}

const sameScope = (one: CaseTerms, other: CaseTerms): boolean =>
  JSON.stringify(scopeOf(one.selections)) === JSON.stringify(scopeOf(other.selections));

/** This test provides no inputs, so each environment that is added lacks one. */
const scopeAdds = (one: CaseTerms, other: CaseTerms): boolean => {
  const before = new Set(scopeOf(other.selections).environments);
  return scopeOf(one.selections).environments.some((environment) => !before.has(environment));
};

const step = fc.record({
  // Half of the commands advance the case, so that cases end.
  command: fc.oneof(
    fc.constantFrom(...CASE_COMMANDS),
    fc.constantFrom(...CASE_COMMANDS.filter((one) => !['hold', 'cancel', 'decline'].includes(one))),
  ),
  party: fc.constantFrom<CaseParty>('seller', 'provider'),
  environments: fc.subarray([...ENVIRONMENTS]),
  gift: fc.integer({ min: 0, max: 20 }),
});

/** Sellers and provider act concurrently. A failure prints the seed, which CASE_SEED sets. */
describe('cases under random actions of sellers and the provider', () => {
  const LANES = 8;
  const steps = times({ test: 160, soak: 5_000 });
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.startTwo({});
  });
  afterAll(() => api.stop());

  it('follow their rules at every step', async () => {
    const seed = Number(process.env['CASE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    const script = fc.sample(step, { numRuns: steps, seed });
    await Promise.all(
      Array.from({ length: LANES }, (_, lane) =>
        play(
          script.filter((_one, index) => index % LANES === lane),
          seed,
        ),
      ),
    );
    expect((await proveLedger(api.get(QueryBus))).discrepancies).toEqual([]);
    expect(
      await api.sql(
        `select pursuit_id from pursuits.cases where state not in ('closed', 'cancelled') group by 1 having count(*) > 1`,
      ),
    ).toEqual([]);
    // Steps have strictly increasing times.
    expect(
      await api.sql(
        `select id from pursuits.cases, lateral (
           select bool_and((pause ->> 'to' is null or (pause ->> 'to')::timestamptz >= (pause ->> 'from')::timestamptz)
             and (pause ->> 'from')::timestamptz >= confirmed_at) as is_sound,
             count(*) filter (where pause ->> 'to' is null) as open
           from jsonb_array_elements(pauses) as pause) as standing
         where not is_sound or open > 1 or least(ended_at, due_at) < confirmed_at or (due_at is not null and open > 0)`,
      ),
    ).toEqual([]);
  });

  async function play(script: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[], seed: number) {
    const seller = crypto.randomUUID();
    const model = new Model();
    let given = 0;
    for (const { command, party, environments, gift } of script) {
      if (gift > 0) await api.grant(seller, gift);
      model.balance += gift;
      given += gift;
      if (!isRunning(model.state)) {
        const { status, body } = await api.startCase(seller);
        expect([seed, status]).toEqual([seed, model.balance >= charged().price.totalCredits ? 201 : 409]);
        if (status !== 201) continue;
        model.start(String(body['caseId']));
        await api.givenVersionOf(model.caseId);
        continue;
      }
      const scope = { ...scopeOf(model.selections), environments };
      const byId = party === 'seller' ? seller : crypto.randomUUID();
      const moved = await send(new MoveCase(model.caseId, { command, party, byId, reason: 'Why', scope })).then(
        () => true,
        refused,
      );
      expect([seed, command, party, moved]).toEqual([seed, command, party, model.move(command, party, scope)]);
      expect({ seed, command, ...(await standing(seller, model.caseId)) }).toEqual({
        seed,
        command,
        balance: model.balance,
        held: model.held,
        state: model.state,
      });
    }
    expect([seed, given]).toEqual([seed, model.balance + model.held + (await earnedFrom(seller))]);
  }

  const send = (command: MoveCase): Promise<unknown> => api.get(CommandBus).execute(command);

  /** Credits that the provider keeps from the seller's cases. */
  async function earnedFrom(seller: string): Promise<number> {
    const [row] = await api.sql(
      `select coalesce(sum(credits - returned_credits), 0)::int as credits
       from pursuits.cases where owner_id = $1 and confirmed_at is not null`,
      [seller],
    );
    return row?.['credits'] as number;
  }

  async function standing(seller: string, caseId: string): Promise<object> {
    const [row] = await api.sql(
      `select balance, held, (select state from pursuits.cases where id = $2) as state
       from billing.credit_accounts where owner_id = $1`,
      [seller, caseId],
    );
    return row ?? {};
  }
});

/** Domain errors are results. Other errors fail the test. */
function refused(error: unknown): false {
  if (!(error instanceof DomainError)) throw error;
  return false;
}
