import { BASELINE_RATE_CARD, priceCase } from '@casewright/rules';
import type { Answer } from '@casewright/web';
import { refusal, mockServer } from '@casewright/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newVisit, openWizard } from '../wizard/wizard.fixture';

const selections = {
  proposed: [{ name: 'Helix', environments: ['aws' as const], computeModels: [] }],
  competitive: [{ name: '', environments: [], computeModels: ['virtual-machines' as const] }],
  slaDays: 2 as const,
  presentationSupport: true,
};
const started: Answer<'get', '/api/cases/{id}'> = {
  ...{
    id: 'c-1',
    name: 'Larkmoor Foods (C-1042)',
    title: 'Helix vs. Competitive solution 1',
    state: 'inputs',
    selections,
  },
  ...{ price: priceCase(selections, BASELINE_RATE_CARD), startedAt: '2026-03-02T09:05:00.000Z' },
};

describe('a started case', () => {
  const open = (answer: () => Answer<'get', '/api/cases/{id}'> | Response) => {
    mockServer({
      'GET /api/cases/c-1': answer,
      'GET /api/messages/unread-count': () => ({ count: 0 }),
      'GET /api/cases/c-1/pursuit': () => ({ pursuitId: 'p-1' }),
    });
    return openWizard('/cases/c-1');
  };
  beforeEach(newVisit);

  it('shows the next steps, the analyses and the price', async () => {
    open(() => started);
    expect(await screen.findByText('Your case will be due two business days later.')).toBeInTheDocument();
    expect(screen.getByText('Larkmoor Foods (C-1042)')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Total case credit cost/ })).toHaveTextContent('28 credits');
    expect(screen.getByText('Competitive solution 1: Virtual machines')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Follow its progress' })).toHaveAttribute(
      'href',
      '/pursuits/p-1?tab=case',
    );
    expect(screen.getByRole('link', { name: 'Back to Pursuit History' })).toHaveAttribute('href', '/pursuit-history');
  });

  it('shows no next steps once it is canceled', async () => {
    open(() => ({ ...started, state: 'cancelled' }));
    expect(await screen.findByText('Canceled')).toBeInTheDocument();
    expect(screen.queryByText('Your case will be due two business days later.')).toBeNull();
  });

  it('shows an error if it does not exist', async () => {
    open(() => refusal(422, 'request.invalid', 'What the server says.'));
    expect(await screen.findByText("This case doesn't exist.")).toBeInTheDocument();
  });

  it('that failed to load comes back with Retry', async () => {
    let isUnavailable = true;
    open(() => (isUnavailable ? refusal(503, 'x.away', 'Away.') : started));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isUnavailable = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Larkmoor Foods (C-1042)')).toBeInTheDocument();
  });
});
