import { BASELINE_RATE_CARD as RATES, priceCase, type CaseSelections } from '@casewright/rules';
import { statementLines } from './statement';

/** The case of the design: 56 credits, 59 with support. */
const aCase: CaseSelections = {
  proposed: [
    { name: 'Helix Private Cloud', environments: ['on-premise', 'azure'], computeModels: ['virtual-machines'] },
    { name: 'Helix Managed', environments: ['azure'], computeModels: [] },
  ],
  competitive: [{ name: 'Incumbent VMs', environments: ['on-premise', 'aws'], computeModels: ['server-hosts'] }],
  slaDays: 2,
  acvTier: '$101K - $250K',
  presentationSupport: true,
};

describe('the statement of a case', () => {
  it('explains each line, and its share of the case', () => {
    const lines = statementLines(aCase, priceCase(aCase, RATES), RATES);
    expect(lines.map(({ explanation, credits, percent }) => [explanation, credits, percent])).toEqual([
      ['3 solutions × 3 credits', 9, '16.1'],
      ['3 environments × 3 + 2 compute models × 3 credits', 15, '26.8'],
      ['Due in 2 business days', 14, '25.0'],
      ['$101K - $250K', 18, '32.1'],
    ]);
  });

  it('names only applied rates', () => {
    const lines = statementLines(aCase, { ...priceCase(aCase, RATES), baseCredits: 12 }, undefined);
    expect(lines.slice(0, 2).map(({ explanation }) => explanation)).toEqual([
      '3 solutions',
      '3 environments, 2 compute models',
    ]);
  });

  it('marks unanswered questions', () => {
    const solution = { name: '', environments: [], computeModels: [] };
    const unanswered = { proposed: [solution], competitive: [solution], presentationSupport: false };
    const lines = statementLines(unanswered, priceCase(unanswered, RATES), RATES);
    expect(lines.map(({ explanation, credits }) => [explanation, credits])).toEqual([
      ['2 solutions × 3 credits', 6],
      ['Nothing selected yet', 0],
      ['Not specified', 0],
      ['Not specified', 0],
    ]);
  });
});
