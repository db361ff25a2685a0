import { serverWith, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WholePursuit } from '../queries';
import { aCase, aPursuit, AT, open, YOU } from '../testing';

const step: WholePursuit['history'][number] = {
  command: 'register',
  stage: 'registered',
  at: '2026-11-16T18:31:00Z',
  by: YOU,
  reason: null,
  changed: [],
};
const pursuit = aPursuit({
  stage: 'active',
  caseId: 'c-1',
  caseState: 'analysis',
  history: [{ ...step, command: 'run-case', at: AT }, step],
});

describe('a pursuit', () => {
  beforeEach(() => signedInAs());

  const show = () => {
    const asked = serverWith({
      'GET /api/pursuits/p-1': () => pursuit,
      'GET /api/pursuits/p-1/case': () => ({ case: aCase() }),
      'POST /api/pursuits/p-1/notes': () => undefined,
    });
    open('/pursuits/p-1');
    return asked;
  };

  it('says its tier, and what happened with it and its case', async () => {
    show();
    expect(await screen.findByText('Tier $101K - $250K')).toBeInTheDocument();
    const happened = within(await screen.findByRole('list', { name: 'What happened' }));
    await waitFor(() => expect(happened.getAllByRole('listitem')).toHaveLength(2));
    expect(happened.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Thursday, Nov 19(, 2026)?You started the case\d+:10/),
      expect.stringMatching(/^Monday, Nov 16(, 2026)?You registered the pursuit\d+:31/),
    ]);
    expect(screen.queryByRole('button', { name: 'Mark as presented' })).not.toBeInTheDocument();
  });

  it('takes a note, once it says something', async () => {
    const asked = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Enter a note.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Board meets on Feb 4.');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Note' })).not.toBeInTheDocument());
    expect(asked.find(({ what }) => what.startsWith('POST'))).toMatchObject({
      body: { note: 'Board meets on Feb 4.' },
    });
  });
});
