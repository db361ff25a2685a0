import { priceCase } from '@casewright/rules';
import { NOW, RATES, selections } from './case.fixture';
import { refuseUnlessQuoted } from './quoted-price';
import { PriceChanged } from './rate-card.errors';

describe('the price of a case that starts', () => {
  const renamed = { ...RATES, version: 'renamed', validFrom: new Date(NOW.getTime() - 1) };
  const dearer = { ...RATES, version: 'dearer', validFrom: NOW, perSolution: 4 };
  const start = (quotedBy: string, card = dearer) =>
    refuseUnlessQuoted(priceCase(selections(), card), selections(), quotedBy, [RATES, renamed, dearer]);

  it('is refused unless the seller has seen it', () => {
    const changed = 'Rate card dearer has taken effect. This case now costs 28 credits instead of 26.';
    expect(() => start('2025-07')).toThrow(PriceChanged);
    expect(() => start('2025-07')).toThrow(changed);
    expect(() => start('never')).toThrow('This case now costs 28 credits.');
    start('dearer');
  });

  it('may be of another rate card that asks for the same', () => {
    start('2025-07', renamed);
  });
});
