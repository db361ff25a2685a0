import { aBalance, mockServer } from '@casewright/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kept, newVisit, openWizard, total } from '../wizard/wizard.fixture';

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

  it('can be chosen in the price lists too', async () => {
    const user = userEvent.setup();
    openWizard('/pursuit-parameters');
    await user.click(await screen.findByRole('button', { name: '1 day 21 credits' }));
    await user.click(screen.getByRole('button', { name: '$251K - $500K 36 credits' }));
    expect(screen.getByLabelText('SLA turnaround days')).toHaveValue('1');
    expect(screen.getByLabelText('ACV tier')).toHaveValue('$251K - $500K');
    expect(await total()).toHaveTextContent('63 credits');
    await user.selectOptions(screen.getByLabelText('SLA turnaround days'), '2');
    await user.selectOptions(screen.getByLabelText('ACV tier'), 'Not specified');
    expect(await total()).toHaveTextContent('20 credits');
  });
});
