import { refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FACTS, open } from '../testing';

const savedAt = '2026-11-22T10:24:00Z';
const answers = {
  'GET /api/pursuit-draft': () => ({ draft: null }),
  'PUT /api/pursuit-draft': () => ({ savedAt }),
  'GET /api/pursuits/colleague': () => ({ colleague: null }),
  'POST /api/pursuits': () => ({ id: 'p-1' }),
};
const kept = {
  ...answers,
  'GET /api/pursuit-draft': () => ({ draft: { facts: { ...FACTS, expectedClose: later() }, savedAt } }),
};
const later = () => new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const field = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('registering a pursuit', () => {
  beforeEach(() => signedInAs());

  it('shows missing fields and sends nothing', async () => {
    const asked = mockServer(answers);
    open('/pursuits/new');
    await press('Register pursuit');
    expect(await screen.findByText('Enter the prospect.')).toBeInTheDocument();
    expect(await field('Prospect')).toHaveFocus();
    for (const text of ['Enter the opportunity.', 'Enter the annual contract value.', 'Choose the expected close.'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(asked.map(({ what }) => what)).not.toContain('POST /api/pursuits');
  });

  it('keeps a draft that can’t be saved over a reload, and saves it once the network is back', async () => {
    let isOffline = true;
    const asked = mockServer({
      ...answers,
      'PUT /api/pursuit-draft': () => {
        if (isOffline) throw new TypeError('Failed to fetch');
        return { savedAt };
      },
    });
    open('/pursuits/new');
    await userEvent.type(await field('Prospect'), 'Wex');
    expect(await screen.findByText('Draft not saved')).toBeInTheDocument();
    cleanup();
    open('/pursuits/new');
    expect(await field('Prospect')).toHaveValue('Wex');
    expect(await screen.findByText('Draft not saved')).toBeInTheDocument();
    isOffline = false;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Draft saved at/)).toBeInTheDocument();
    expect(asked.findLast(({ what }) => what === 'PUT /api/pursuit-draft')).toMatchObject({
      body: { prospect: 'Wex' },
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('registers once despite repeated clicks and opens the pursuit', async () => {
    let answer: (given: { id: string }) => void = () => undefined;
    const asked = mockServer({ ...kept, 'POST /api/pursuits': () => new Promise((resolve) => (answer = resolve)) });
    const at = open('/pursuits/new');
    expect(await field('Prospect')).toHaveValue(FACTS.prospect);
    const form = screen.getByRole('form', { name: 'Pursuit' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByRole('button', { name: 'Registering...' });
    await press('Registering...');
    for (const name of ['Register and start case', 'Discard draft'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    await act(async () => answer({ id: 'p-1' }));
    await waitFor(() => expect(at()).toBe('/pursuits/p-1'));
    const sent = asked.filter(({ what }) => what === 'POST /api/pursuits');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      body: { ...FACTS, expectedClose: later(), isAnotherOpportunity: false },
      idempotencyKey: expect.stringMatching(/.{20}/),
    });
  });

  it('warns of a colleague’s pursuit and registers after confirmation', async () => {
    const asked = mockServer({
      ...kept,
      'GET /api/pursuits/colleague': () => ({ colleague: { name: 'Jonas Feld' } }),
      'POST /api/pursuits': ({ body }) =>
        (body as { isAnotherOpportunity: boolean }).isAnotherOpportunity
          ? { id: 'p-1' }
          : refusal(409, 'pursuits.colleague-registered', 'A colleague registered it.'),
    });
    const at = open('/pursuits/new');
    expect(await screen.findByText('Jonas Feld')).toBeInTheDocument();
    await press('Register pursuit');
    await waitFor(() => expect(asked.map(({ what }) => what)).toContain('POST /api/pursuits'));
    await press('Mine is another opportunity');
    expect(screen.queryByText('Jonas Feld')).toBeNull();
    await press('Register pursuit');
    await waitFor(() => expect(at()).toBe('/pursuits/p-1'));
  });
});
