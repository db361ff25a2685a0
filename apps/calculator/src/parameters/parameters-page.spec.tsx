import { aBalance, mockServer } from '@casewright/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveDraft, kept, newVisit, openWizard, total } from '../wizard/wizard.fixture';

describe('turnaround and deal size', () => {
  beforeEach(async () => {
    await newVisit();
    mockServer({ 'GET /api/credits/balance': () => aBalance(100) });
  });

  it('preselect 3 days, which Proceed keeps and Back does not', async () => {
    const user = userEvent.setup();
    openWizard('/pursuit-parameters');
    expect(await screen.findByLabelText('SLA turnaround days')).toHaveValue('3');
    expect(await total()).toHaveTextContent('13 credits');

    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('grid', { name: 'Compute models by solution' });
    expect(await total()).toHaveTextContent('6 credits');
    expect(kept('slaTurnaround')).toBeNull();

    await user.click(screen.getByRole('link', { name: 'Proceed' }));
    await screen.findByLabelText('SLA turnaround days');
    await user.click(screen.getByRole('link', { name: 'Proceed' }));
    await screen.findByRole('heading', { name: 'Need presentation support?' });
    expect(await total()).toHaveTextContent('13 credits');
    expect(kept('slaTurnaround')).toBe(3);
  });

  it.each([
    ['3', 13],
    ['2', 20],
    ['1', 27],
  ])('make a case of %s days cost %i', async (days, credits) => {
    const user = userEvent.setup();
    openWizard('/pursuit-parameters');
    await user.selectOptions(await screen.findByLabelText('SLA turnaround days'), days);
    expect(await total()).toHaveTextContent(`${credits} credits`);
  });

  it.each([
    ['< $100K', 23],
    ['$101K - $250K', 31],
    ['$251K - $500K', 49],
    ['$501K - $750K', 76],
    ['$751K - $1.0M', 109],
    ['> $1.0M +', 313],
    ['Not specified', 13],
  ])('make a deal of %s cost %i', async (tier, credits) => {
    saveDraft({ acvTier: '$101K - $250K' });
    const user = userEvent.setup();
    openWizard('/pursuit-parameters');
    await user.selectOptions(await screen.findByLabelText('ACV tier'), tier);
    expect(await total()).toHaveTextContent(`${credits} credits`);
  });

  it('can be chosen in the price lists too', async () => {
    const user = userEvent.setup();
    openWizard('/pursuit-parameters');
    await user.click(await screen.findByRole('button', { name: '1 day 21 credits' }));
    await user.click(screen.getByRole('button', { name: '$251K - $500K 36 credits' }));
    expect(screen.getByLabelText('SLA turnaround days')).toHaveValue('1');
    expect(screen.getByLabelText('ACV tier')).toHaveValue('$251K - $500K');
    expect(await total()).toHaveTextContent('63 credits');
  });
});
