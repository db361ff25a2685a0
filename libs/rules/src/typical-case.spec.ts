import { BASELINE_RATE_CARD } from './rate-cards';
import { typicalCreditsText } from './typical-case';

describe('what a typical case takes', () => {
  it('is computed from the rate card', () => {
    expect(typicalCreditsText(BASELINE_RATE_CARD)).toBe('A typical case takes 40–160 credits.');
    const dearer = { ...BASELINE_RATE_CARD, perSolution: 13 };
    expect(typicalCreditsText(dearer)).toBe('A typical case takes 60–200 credits.');
  });
});
