import { AggregateRoot, DomainEvent } from '@casewright/kernel';
import {
  dayOf,
  decisionFaults,
  isAllowed,
  isEditable,
  type PursuitActor,
  type PursuitCommand,
  type PursuitDecision,
  type PursuitFacts,
  pursuitFaults,
  PURSUIT_TRANSITIONS,
  prospectFault,
  type PursuitStage,
  type PursuitStepCommand,
  tidyFacts,
  type UnknowableFact,
  unknownFactsOf,
} from '@casewright/rules';
import { InvalidPursuit, MoveNotAllowed, PursuitNotEditable } from './pursuit.errors';

export class PursuitStep extends DomainEvent {
  constructor(
    readonly command: PursuitStepCommand,
    readonly stage: PursuitStage,
    readonly occurredAt: Date,
    /** Reason of a move, or text of a note. */
    readonly reason: string | null = null,
    /** Fields changed by an edit. */
    readonly changed: readonly (keyof PursuitFacts)[] = [],
  ) {
    super();
  }
}

export interface PursuitState {
  readonly stage: PursuitStage;
  readonly facts: PursuitFacts;
  readonly companyDomain: string;
  readonly registeredAt: Date | null;
  readonly decision: PursuitDecision | null;
  readonly changedAt: Date;
}

export class Pursuit extends AggregateRoot {
  constructor(
    readonly id: string,
    readonly ownerId: string,
    private now: PursuitState,
  ) {
    super();
  }

  static draft(ownerId: string, facts: PursuitFacts, at: Date): Pursuit {
    const state = {
      stage: 'draft',
      facts,
      companyDomain: '',
      registeredAt: null,
      decision: null,
      changedAt: at,
    } as const;
    return new Pursuit(crypto.randomUUID(), ownerId, state);
  }

  get state(): PursuitState {
    return this.now;
  }

  saveDraft(facts: PursuitFacts, at: Date): void {
    if (this.now.stage !== 'draft') throw new PursuitNotEditable(this.now.stage);
    this.now = { ...this.now, facts, changedAt: at };
  }

  /** @param companyDomain of the seller's email address */
  register(given: PursuitFacts, companyDomain: string, at: Date): void {
    this.enterRegistered(completeFacts(given, dayOf(at)), companyDomain, at);
  }

  /** Starts a case. Its seller was never asked for the value and the close date. */
  registerWithCase(given: PursuitFacts, companyDomain: string, at: Date): void {
    this.enterRegistered(completeFacts(given, dayOf(at), unknownFactsOf(given)), companyDomain, at);
    this.runCase(at);
  }

  /** @throws InvalidPursuit if its prospect is a placeholder */
  runCase(at: Date): void {
    const fault = prospectFault(this.now.facts.prospect);
    if (fault) throw new InvalidPursuit({ prospect: fault });
    this.move('run-case', 'case', at);
  }

  private enterRegistered(facts: PursuitFacts, companyDomain: string, at: Date): void {
    this.refuseUnlessAllowed('register', 'seller');
    this.now = { ...this.now, facts, companyDomain, registeredAt: at };
    this.enter('register', at);
  }

  edit(given: PursuitFacts, at: Date): void {
    const { stage, facts: before } = this.now;
    if (!isEditable(stage)) throw new PursuitNotEditable(stage);
    // An unchanged close date may have passed.
    const isSameClose = given.expectedClose === before.expectedClose;
    const today = isSameClose && given.expectedClose ? given.expectedClose : dayOf(at);
    const facts = completeFacts(given, today, unknownFactsOf(before), before.prospect);
    if (stage === 'active' && !comparesTheSame(facts, before))
      throw new InvalidPursuit({ proposed: 'A case that compares these solutions is in progress.' });
    const changed = FACTS.filter((name) => JSON.stringify(facts[name]) !== JSON.stringify(before[name]));
    if (changed.length === 0) return;
    this.now = { ...this.now, facts, changedAt: at };
    this.record(new PursuitStep('edit', stage, at, null, changed));
  }

  addNote(text: string, at: Date): void {
    const note = text.trim();
    if (!note) throw new InvalidPursuit({ note: 'Enter a note.' });
    this.record(new PursuitStep('note', this.now.stage, at, note));
  }

  /** @param decision required by some moves */
  move(command: PursuitCommand, actor: PursuitActor, at: Date, decision?: PursuitDecision): void {
    if (PURSUIT_TRANSITIONS[command].asks === 'facts') throw new MoveNotAllowed(this.now.stage);
    this.refuseUnlessAllowed(command, actor);
    if (PURSUIT_TRANSITIONS[command].asks === 'decision') {
      const given = decision ?? { reason: '', decidedOn: '' };
      refuse(decisionFaults(given, dayOf(at)));
      this.now = { ...this.now, decision: { reason: given.reason.trim(), decidedOn: given.decidedOn } };
    }
    this.enter(command, at);
  }

  private refuseUnlessAllowed(command: PursuitCommand, actor: PursuitActor): void {
    if (!isAllowed(command, this.now.stage, actor)) throw new MoveNotAllowed(this.now.stage);
  }

  private enter(command: PursuitCommand, at: Date): void {
    const stage = PURSUIT_TRANSITIONS[command].to;
    this.now = { ...this.now, stage, changedAt: at };
    this.record(new PursuitStep(command, stage, at, this.now.decision?.reason ?? null));
  }
}

const FACTS = [
  'prospect',
  'opportunity',
  'acvDollars',
  'expectedClose',
  'proposed',
  'competing',
  'contacts',
  'notes',
] as const satisfies readonly (keyof PursuitFacts)[];

const comparesTheSame = (one: PursuitFacts, other: PursuitFacts): boolean =>
  JSON.stringify([one.proposed, one.competing]) === JSON.stringify([other.proposed, other.competing]);

function completeFacts(
  given: PursuitFacts,
  today: string,
  mayLack?: readonly UnknowableFact[],
  kept?: string,
): PursuitFacts {
  const facts = tidyFacts(given);
  refuse(pursuitFaults(facts, today, mayLack, kept));
  return facts;
}

function refuse(faults: Readonly<Record<string, string>>): void {
  if (Object.keys(faults).length > 0) throw new InvalidPursuit(faults);
}
