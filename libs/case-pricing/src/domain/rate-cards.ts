import { RATE_CARDS, rateCardAt, rateCardFaults, type RateCard } from '@casewright/rules';

/** The prices in force, checked before the first case is priced with them. */
export class RateCards {
  /** @throws Error naming every fault of the cards, so that a server with wrong prices does not start */
  constructor(private readonly cards: readonly [RateCard, ...RateCard[]] = RATE_CARDS) {
    const faults = rateCardFaults(cards);
    if (faults.length > 0) throw new Error(`The rate cards are wrong: ${faults.join('; ')}.`);
  }

  validAt(at: Date): RateCard {
    return rateCardAt(at, this.cards);
  }
}
