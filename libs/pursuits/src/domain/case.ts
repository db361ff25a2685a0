import { AggregateRoot } from '@casewright/kernel';
import {
  CASE_TRANSITIONS,
  type CaseActor,
  type CaseCommand,
  type CaseEntry,
  type CaseScope,
  type CaseState,
  type CaseStepCommand,
  type CaseTerms,
  creditsBack,
  dueAt,
  type InputsState,
  isRunning,
  mayMoveCase,
  type Pause,
  type PlannedPresentation,
  presentationFaults,
  PROVIDER_CALENDAR,
  type RateCard,
  scopeOf,
  termsWith,
  type Turnaround,
  waitsFor,
} from '@casewright/rules';
import { CaseStep } from './case-step';
import { CaseMoved, PresentationPlanned } from './case.events';
import {
  CaseChangedMeanwhile,
  CaseMoveNotAllowed,
  InputsNotSent,
  InvalidPresentation,
  NewTermsAreTheSame,
  PresentationNotIncluded,
  ReasonMissing,
  ScopeMissing,
} from './case.errors';

export interface CaseMove {
  readonly command: CaseCommand;
  readonly party: CaseActor;
  readonly byId: string;
  readonly reason?: string | undefined;
  /** `changedAt` of the case that the person saw. If unset, concurrent changes are not detected. */
  readonly seenAt?: Date | undefined;
  readonly scope?: CaseScope | undefined;
  /** For accepted terms: whether they need inputs that are not there yet. */
  readonly needsInputs?: boolean | undefined;
  /** The rate card that priced the terms. Required to requote or cancel. */
  readonly rates?: RateCard | undefined;
}

/** Terms that wait for the seller's answer. */
export interface OfferedTerms {
  readonly terms: CaseTerms;
  readonly reason: string;
  readonly byId: string;
  readonly at: Date;
}

export interface CaseFigures {
  readonly state: CaseState;
  /** Set while on hold. */
  readonly stateBefore: CaseState | null;
  readonly terms: CaseTerms;
  readonly offer: OfferedTerms | null;
  readonly returnedCredits: number;
  readonly inputsState: InputsState;
  readonly confirmedAt: Date | null;
  /** When the seller could first download a document. */
  readonly releasedAt: Date | null;
  readonly presentation: PlannedPresentation | null;
  readonly pauses: readonly Pause[];
  readonly endedAt: Date | null;
  /** Set while the clock runs. */
  readonly dueAt: Date | null;
  readonly changedAt: Date;
}

export type CreditChange =
  | { readonly kind: 'earn'; readonly credits: number }
  | { readonly kind: 'return'; readonly credits: number };

/** Paid work for a pursuit. Has the id of the priced case. */
export class Case extends AggregateRoot {
  constructor(
    readonly id: string,
    readonly pursuitId: string,
    readonly ownerId: string,
    readonly title: string,
    readonly startedAt: Date,
    private now: CaseFigures,
  ) {
    super();
  }

  static start(id: string, pursuitId: string, ownerId: string, title: string, terms: CaseTerms, at: Date): Case {
    const started = new Case(id, pursuitId, ownerId, title, at, {
      state: 'inputs',
      stateBefore: null,
      terms,
      offer: null,
      returnedCredits: 0,
      inputsState: 'open',
      confirmedAt: null,
      releasedAt: null,
      presentation: null,
      pauses: [],
      endedAt: null,
      dueAt: null,
      changedAt: at,
    });
    // No integration event: the context that priced the case publishes one.
    started.note('start', { party: 'seller', byId: ownerId }, at, null);
    return started;
  }

  get figures(): CaseFigures {
    return this.now;
  }

  /** @returns the credit change to apply in the same transaction */
  move(move: CaseMove, at: Date): CreditChange | undefined {
    const { command, party, byId } = move;
    const before = this.now;
    if (!mayMoveCase(command, before.state, party)) throw new CaseMoveNotAllowed(before.state);
    if (move.seenAt && move.seenAt.getTime() !== before.changedAt.getTime()) throw new CaseChangedMeanwhile();
    if (command === 'withdraw-inputs' && before.inputsState !== 'sent') throw new InputsNotSent();
    const reason = move.reason?.trim() || null;
    const { asks } = CASE_TRANSITIONS[command];
    if (asks !== 'nothing' && !reason) throw new ReasonMissing();
    if (asks === 'terms' && !move.scope) throw new ScopeMissing();

    const state = this.stateAfter(move);
    const stateBefore = state === 'on-hold' ? before.state : null;
    // Offered terms survive a hold.
    const kept = isOffered(state, stateBefore) ? before.offer : null;
    const offer =
      move.scope && asks === 'terms' ? this.offered(move.scope, ratesIn(move), reason ?? '', byId, at) : kept;
    const inputsState = inputsStateAfter(move, state) ?? before.inputsState;
    this.now = { ...before, state, stateBefore, inputsState, offer, changedAt: at };
    const change = this.changeCredits(move, before, at);
    this.runOrPause(at);
    const turnaround = isClockRunning(this.now) && turnaroundOf(this.now);
    this.now = { ...this.now, dueAt: turnaround ? dueAt(turnaround, at, PROVIDER_CALENDAR) : null };
    this.note(command, move, at, reason, change);
    this.record(new CaseMoved(this.id, this.pursuitId, this.ownerId, command, state, party, at));
    return change;
  }

  /** Adds to the history without changing the state. */
  enter(entry: CaseEntry, by: Pick<CaseMove, 'party' | 'byId'>, text: string | null, at: Date): void {
    this.note(entry, by, at, text);
  }

  /** Notes when the analyst presents with the seller, and to whom. The latest plan counts. */
  planPresentation(given: PlannedPresentation, byId: string, at: Date): void {
    const { state, terms } = this.now;
    if (!isRunning(state)) throw new CaseMoveNotAllowed(state);
    if (!terms.selections.presentationSupport) throw new PresentationNotIncluded();
    const faults = presentationFaults(given, this.startedAt, at);
    if (Object.keys(faults).length > 0) throw new InvalidPresentation(faults);
    const attendees = given.attendees.trim();
    const before = this.now.presentation;
    if (before?.attendees === attendees && before.startsAt.getTime() === given.startsAt.getTime()) return;
    this.now = { ...this.now, presentation: { startsAt: given.startsAt, attendees } };
    this.note('plan-presentation', { party: 'provider', byId }, at, attendees);
    this.record(new PresentationPlanned(this.id, this.ownerId, given.startsAt, at));
  }

  /** Documents of the case become available to the seller, which lowers what canceling returns. */
  release(at: Date): void {
    if (!this.now.releasedAt) this.now = { ...this.now, releasedAt: at, changedAt: at };
  }

  /** Cancels a held case and returns its credits. For account deletion. */
  abandon(rates: RateCard, at: Date): CreditChange | undefined {
    if (!isHeld(this.now)) return undefined;
    const reason = 'The account was deleted.';
    return this.move({ command: 'cancel', party: 'seller', byId: this.ownerId, reason, rates }, at);
  }

  /** The analysis needs both complete inputs and confirmed terms. */
  private stateAfter({ command, needsInputs }: CaseMove): CaseState {
    const { state, stateBefore, confirmedAt } = this.now;
    const { to } = CASE_TRANSITIONS[command];
    if (to === 'before') return stateBefore ?? state;
    if (to !== 'next') return to;
    if (needsInputs) return 'inputs';
    return confirmedAt || command === 'accept' ? 'analysis' : 'terms';
  }

  private offered(scope: CaseScope, rates: RateCard, reason: string, byId: string, at: Date): OfferedTerms {
    const { terms } = this.now;
    const offer = termsWith(terms, scope, rates);
    if (JSON.stringify(scopeOf(offer.selections)) === JSON.stringify(scopeOf(terms.selections)))
      throw new NewTermsAreTheSame();
    return { terms: offer, reason, byId, at };
  }

  private changeCredits(move: CaseMove, before: CaseFigures, at: Date): CreditChange | undefined {
    const { command, party } = move;
    switch (command) {
      case 'confirm':
      case 'accept': {
        const terms = (command === 'accept' && before.offer?.terms) || before.terms;
        const presentation = terms.selections.presentationSupport ? before.presentation : null;
        this.now = { ...this.now, terms, presentation, confirmedAt: at };
        return { kind: 'earn', credits: terms.price.totalCredits };
      }
      case 'decline': {
        const credits = before.terms.price.totalCredits;
        this.now = { ...this.now, returnedCredits: credits };
        return { kind: 'return', credits };
      }
      case 'cancel': {
        const { terms, stateBefore, releasedAt, inputsState } = before;
        const state = stateBefore ?? before.state;
        const [isReleased, { totalCredits }] = [releasedAt !== null, terms.price];
        const canceled = { state, by: party, credits: totalCredits, isReleased, inputsState };
        const credits = creditsBack(canceled, ratesIn(move));
        this.now = { ...this.now, returnedCredits: credits };
        // Held credits that are not returned are earned.
        return credits > 0 || isHeld(before) ? { kind: 'return', credits } : undefined;
      }
      default:
        return undefined;
    }
  }

  /** The clock runs while the provider works, from the confirmation to the delivery. */
  private runOrPause(at: Date): void {
    const { state, confirmedAt, pauses, endedAt } = this.now;
    if (!confirmedAt || endedAt) return;
    const isOver = !isRunning(state) || state === 'delivered';
    const isStanding = isOver || state === 'on-hold' || waitsFor(state) !== 'provider';
    const open = pauses.find(({ to }) => !to);
    if (isOver) this.now = { ...this.now, endedAt: at };
    if (isStanding && !open && !isOver) this.now = { ...this.now, pauses: [...pauses, { from: at, to: null }] };
    if (open && (!isStanding || isOver))
      this.now = { ...this.now, pauses: pauses.map((pause) => (pause.to ? pause : { ...pause, to: at })) };
  }

  private note(
    command: CaseStepCommand,
    by: Pick<CaseMove, 'party' | 'byId'>,
    at: Date,
    reason: string | null,
    change?: CreditChange,
  ): void {
    const { state } = this.now;
    this.record(new CaseStep(command, state, by.party, by.byId, reason, change?.credits ?? null, at));
  }
}

/** @returns undefined before the terms are confirmed or without an agreed turnaround */
export function turnaroundOf({
  confirmedAt,
  terms,
  pauses,
}: Pick<CaseFigures, 'confirmedAt' | 'terms' | 'pauses'>): Turnaround | undefined {
  const { slaDays } = terms.selections;
  return confirmedAt && slaDays ? { businessDays: slaDays, startedAt: confirmedAt, pauses } : undefined;
}

/** @returns undefined if it stays */
function inputsStateAfter({ command, party }: CaseMove, state: CaseState): InputsState | undefined {
  if (command === 'complete-inputs') return party === 'seller' ? 'sent' : 'continued';
  if (command === 'withdraw-inputs') return 'taken-back';
  return command === 'return-inputs' || (command === 'accept' && state === 'inputs') ? 'open' : undefined;
}

const isClockRunning = ({ endedAt, pauses }: CaseFigures): boolean => !endedAt && pauses.every(({ to }) => to);

const isHeld = ({ confirmedAt, state }: CaseFigures): boolean => !confirmedAt && isRunning(state);

const isOffered = (state: CaseState, before: CaseState | null): boolean => (before ?? state) === 'new-terms';

function ratesIn({ rates, command }: CaseMove): RateCard {
  if (!rates) throw new Error(`The rate card is missing for ${command}.`);
  return rates;
}
