import { NOW, RATES, selections } from './case.fixture';
import { duplicateOf, saveCalculation } from './saved-calculation';

describe('a saved calculation', () => {
  const seller = crypto.randomUUID();

  it('keeps all selections and its price', () => {
    const saved = saveCalculation(
      seller,
      selections({
        proposed: [
          { name: 'Helix Private Cloud', environments: ['azure', 'on-premise'], computeModels: ['server-hosts'] },
          { name: '', environments: ['on-premise'], computeModels: [] },
        ],
        competitive: [{ name: 'Incumbent', environments: ['aws', 'azure'], computeModels: ['virtual-machines'] }],
        slaDays: 2,
        acvTier: '$101K - $250K',
        presentationSupport: true,
      }),
      RATES,
      NOW,
      'America/New_York',
    );

    expect(saved).toEqual({
      id: expect.any(String),
      ownerId: seller,
      title: 'Calculation - Mar 2, 2026, 4:00 AM',
      rateCard: '2025-07',
      baseSolutionCredits: 9,
      solutionCredits: 15,
      slaCredits: 14,
      acvCredits: 18,
      slaTurnaroundDays: 2,
      acvTierSelection: '$101K - $250K',
      environmentCheckboxCount: 3,
      computeModelCheckboxCount: 2,
      proposedCount: 2,
      competitiveCount: 1,
      totalCaseCredits: 56,
      presentationSupport: 3,
      totalWithSupport: 59,
      proposedSolutionNames: ['Helix Private Cloud', ''],
      competitorNames: ['Incumbent'],
      environmentSelections: [
        'Proposed: On-premise data center',
        'Proposed: Microsoft Azure',
        'Competitive: AWS',
        'Competitive: Microsoft Azure',
      ],
      computeModelSelections: ['Proposed: Server hosts', 'Competitive: Virtual machines'],
      selectedCheckboxes: {
        proposed_environments: { proposed1: { azure: true, 'on-premise': true }, proposed2: { 'on-premise': true } },
        competitive_environments: { competitive1: { aws: true, azure: true } },
        proposed_compute: { proposed1: { 'server-hosts': true }, proposed2: {} },
        competitive_compute: { competitive1: { 'virtual-machines': true } },
      },
      createdAt: NOW,
    });
  });

  it('keeps missing answers', () => {
    const unanswered = selections();
    const saved = saveCalculation(
      seller,
      { proposed: unanswered.proposed, competitive: unanswered.competitive, presentationSupport: false },
      RATES,
      NOW,
      'UTC',
    );

    expect(saved).toMatchObject({
      slaTurnaroundDays: null,
      acvTierSelection: null,
      slaCredits: 0,
      acvCredits: 0,
      presentationSupport: 0,
      totalWithSupport: 9,
    });
  });

  it('is duplicated at the original’s price', () => {
    const original = { ...saveCalculation(seller, selections(), RATES, NOW, 'UTC'), title: 't'.repeat(200) };
    const later = new Date(NOW.getTime() + 1000);
    const duplicate = duplicateOf({ ...original, rateCard: 'older' }, later);

    expect(duplicate).toEqual({
      ...original,
      id: expect.any(String),
      title: `Copy of ${'t'.repeat(192)}`,
      rateCard: 'older',
      createdAt: later,
    });
    expect(duplicate.id).not.toBe(original.id);
    // A string cut within a character cannot be stored.
    const rocket = { ...original, title: `${'t'.repeat(191)}🚀` };
    expect(duplicateOf(rocket, later).title).toBe(`Copy of ${'t'.repeat(191)}`);
  });
});
