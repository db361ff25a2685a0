import { ACV_TIERS, SLA_DAYS, type RateCard } from './rate-card';

/** Errors in a set of rate cards, in words. */
export function rateCardFaults(cards: readonly RateCard[]): string[] {
  if (cards.length === 0) return ['there is no rate card'];
  return cards.flatMap((card, index) => [
    ...faultsOf(card),
    ...(cards.findIndex(({ version }) => version === card.version) === index
      ? []
      : [`the version ${card.version} is there twice`]),
    ...(isAfter(card, cards[index - 1]) ? [] : [`${card.version} does not begin after the card before it`]),
  ]);
}

function faultsOf({ version, validFrom, sla, acv, support, supportBeyond, backPercent, ...card }: RateCard): string[] {
  const { perSolution, perEnvironment, perComputeModel } = card;
  const slaCredits = SLA_DAYS.map((days) => sla[days]);
  const acvCredits = ACV_TIERS.map((tier) => acv[tier]);
  const rules: readonly (readonly [boolean, string])[] = [
    [version.trim() !== '', 'has no version'],
    [!Number.isNaN(validFrom.getTime()), 'has no day from which it applies'],
    [[perSolution, perEnvironment, perComputeModel].every(isPrice), 'has a rate that is no price'],
    [slaCredits.every(isPrice) && isRising(slaCredits), 'does not ask more for a shorter turnaround'],
    [acvCredits.every(isPrice) && isRising(acvCredits), 'does not ask more for a larger contract'],
    [support[0] === 0 && support.slice(1).every(isPrice), 'has a price of support that is none'],
    [support.every((credits, n) => credits >= (support[n - 1] ?? 0)), 'asks less support for more comparators'],
    [supportBeyond.atLeast >= (support.at(-1) ?? 0), 'asks less support beyond its table than in it'],
    [supportBeyond.perComparator > 0, 'asks no support beyond its table'],
    [
      isPercent(backPercent.inputs) && isPercent(backPercent.terms) && isPercent(backPercent.analysis),
      'gives back a share that is no percentage',
    ],
    [
      backPercent.inputs >= backPercent.terms && backPercent.terms >= backPercent.analysis,
      'gives back more of a case that is canceled later',
    ],
  ];
  return rules.flatMap(([isKept, fault]) => (isKept ? [] : [`${version || 'a rate card'} ${fault}`]));
}

const isPrice = (credits: number | undefined): boolean => Number.isInteger(credits) && (credits ?? 0) > 0;

const isPercent = (share: number): boolean => Number.isInteger(share) && share >= 0 && share <= 100;

const isRising = (credits: readonly number[]): boolean => credits.every((price, n) => price > (credits[n - 1] ?? 0));

const isAfter = (card: RateCard, before: RateCard | undefined): boolean => !before || card.validFrom > before.validFrom;
