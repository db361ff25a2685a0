import { aBalance, mockServer } from '@casewright/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveDraft, kept, newVisit, openWizard, total } from '../wizard/wizard.fixture';

describe('the compute models of a case', () => {
  beforeEach(async () => {
    await newVisit();
    mockServer({ 'GET /api/credits/balance': () => aBalance(100) });
  });

  it('are six per solution, and the whole cell is clickable', async () => {
    saveDraft({ solutionCount: 2, solutionNames: ['Helix', ''] });
    const user = userEvent.setup();
    openWizard('/competitive-solutions');
    const matrix = await screen.findByRole('grid', { name: 'Compute models by solution' });
    expect(within(matrix).getAllByRole('checkbox')).toHaveLength(3 * 6);

    const box = screen.getByRole('checkbox', { name: 'Helix: HCI appliances' });
    await user.click(box.closest('label') as HTMLElement);
    expect(box).toBeChecked();
    expect(await total()).toHaveTextContent('12 credits');
    expect(kept('proposedComputeSelections')).toEqual({ proposed1: { 'hci-appliances': true }, proposed2: {} });
  });
});
