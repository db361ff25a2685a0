import { RATE_CARDS } from '@casewright/rules';
import { NOW } from './case.fixture';
import { RateCards } from './rate-cards';

const [first] = RATE_CARDS;

describe('the prices of the server', () => {
  it('are those of the day', () => {
    const next = { ...first, version: 'next', validFrom: NOW };
    const cards = new RateCards([first, next]);
    expect(cards.validAt(new Date(NOW.getTime() - 1)).version).toBe(first.version);
    expect(cards.validAt(NOW).version).toBe('next');
  });

  it('do not let a server start that would ask wrong ones', () => {
    expect(() => new RateCards([{ ...first, perSolution: 0 }])).toThrow(
      'The rate cards are wrong: 2025-07 has a rate that is no price.',
    );
  });
});
