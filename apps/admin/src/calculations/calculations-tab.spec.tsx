import { signedInAs } from '@casewright/web/testing';
import { screen, within } from '@testing-library/react';
import type { DraftRow } from '../calculator/queries';
import { openAdmin } from '../testing';
import type { CalculationRow } from './queries';

const OWNER = { firstName: 'Dana', lastName: 'Whitfield', email: 'dana@northwind.example' };
const CALCULATION: CalculationRow = {
  id: 'c1f0a3b2-94d7-4c2e-8d5b-3a6e7f8091a2',
  ownerId: '7f3a9c1e-0000-4000-8000-0000000091c2',
  owner: OWNER,
  title: '',
  rateCard: '2025-07',
  baseSolutionCredits: 9,
  solutionCredits: 12,
  slaCredits: 7,
  acvCredits: 36,
  slaTurnaroundDays: 3,
  acvTierSelection: '$251K - $500K',
  environmentCheckboxCount: 2,
  computeModelCheckboxCount: 2,
  proposedCount: 2,
  competitiveCount: 1,
  totalCaseCredits: 64,
  presentationSupport: 3,
  totalWithSupport: 67,
  proposedSolutionNames: ['Helix Private Cloud', ''],
  competitorNames: [''],
  environmentSelections: ['Proposed: AWS', 'Competitive: AWS'],
  computeModelSelections: [],
  createdAt: '2026-11-20T09:12:00.000Z',
};
const DRAFT: DraftRow = {
  id: CALCULATION.id,
  ownerId: CALCULATION.ownerId,
  owner: null,
  solutionCount: 2,
  competitionCount: 1,
  solutionNames: ['', 'Helix Managed'],
  competitionNames: [''],
  baseSolutionCredits: 9,
  createdAt: '2026-11-20T09:12:00.000Z',
  changedAt: '2026-11-20T09:12:00.000Z',
};

describe('calculations of sellers', () => {
  const open = (address: string, calculations: CalculationRow[], drafts: DraftRow[] = []) =>
    openAdmin(address, {
      'GET /api/admin/saved-calculations': () => ({
        rows: calculations,
        total: calculations.length,
        isTotalExact: true,
        next: null,
      }),
      'GET /api/admin/pricing-drafts': () => ({ rows: drafts, total: drafts.length, isTotalExact: true, next: null }),
    });

  beforeEach(() => signedInAs());

  it('show every saved field, with fallbacks', async () => {
    open(`/admin/saved-calculations?row=${CALCULATION.id}`, [CALCULATION]);
    const details = within(await screen.findByRole('complementary', { name: 'Details' }));
    expect(details.getByRole('heading', { name: 'Untitled Calculation' })).toBeInTheDocument();
    for (const text of [
      /Total with support67/,
      /Case credits64/,
      /Presentation support3/,
      /Base solutions9/,
      /Analysis4 selections12/,
      /SLA and ACV tier3 days, \$251K - \$500K43/,
      /Proposed solutions \(2\)Helix Private CloudSolution #2/,
      /Competitors \(1\)Competition #1/,
      /EnvironmentsProposed: AWSCompetitive: AWS/,
      /Compute modelsNot specified/,
      /UserDana Whitfield/,
    ])
      expect(screen.getByRole('complementary')).toHaveTextContent(text);
    expect(details.getByRole('link', { name: 'Contact User Dana Whitfield' })).toHaveAttribute(
      'href',
      `/messages?to=${CALCULATION.ownerId}`,
    );
    expect(screen.getByRole('link', { name: 'Saved Calculations 1' })).toHaveAttribute('aria-current', 'page');
  });

  it('show unset options and the id of a deleted owner', async () => {
    const unchosen = { slaTurnaroundDays: null, acvTierSelection: null, slaCredits: 0, acvCredits: 0, owner: null };
    open(`/admin/saved-calculations?row=${CALCULATION.id}`, [{ ...CALCULATION, ...unchosen }]);
    expect(await screen.findByRole('complementary')).toHaveTextContent(
      /SLA and ACV tierNot specified, Not specified0.*User7f3a9c1e/,
    );
  });

  it('include calculator drafts', async () => {
    open('/admin/pricing-calculator', [], [DRAFT]);
    expect(await screen.findByRole('row', { name: /7f3a9c1e/ })).toHaveTextContent(
      /2Solution #1, Helix Managed1Competition #19Nov 20, 2026/,
    );
  });
});
