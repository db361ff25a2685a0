import { type Answers, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, nothing, open } from '../testing';
import type { Preferences } from './emails-form';

const ALL: Preferences = {
  messages: true,
  cases: true,
  receipts: true,
  updates: true,
  cadence: 'at-once',
  timeZone: 'UTC',
};
const GET = 'GET /api/account/mail-preferences';
const PUT = 'PUT /api/account/mail-preferences';

function show<Given>(answers: Answers<Given>, preferences = ALL) {
  signedInAs();
  const asked = mockServer(
    { 'GET /api/messages/unread-count': () => ({ count: 0 }), [GET]: () => preferences },
    answers,
  );
  open('/profile/settings?tab=emails');
  return { saved: () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe('the settings for emails', () => {
  it('switch kinds off, and take one email a day at eight in the chosen time zone', async () => {
    const { saved } = show({ [PUT]: nothing });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Product news/ }));
    expect(screen.queryByLabelText('Time zone')).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Emails about unread messages'), 'Once a day, at 8:00 AM');
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'America/Los Angeles');
    await save();

    await waitFor(() => expect(notices()).toEqual(['Saved / Your email settings have been updated.']));
    expect(saved()).toEqual([{ ...ALL, updates: false, cadence: 'daily', timeZone: 'America/Los_Angeles' }]);
  });

  it('show the choice, and the reason of a failed save', async () => {
    const refused = refusal(429, 'platform.too-many-requests', 'Too many requests. Please try again later.');
    show({ [PUT]: refused }, { ...ALL, receipts: false, cadence: 'daily', timeZone: 'Europe/Berlin' });
    expect(await screen.findByRole('checkbox', { name: /^Receipts/ })).not.toBeChecked();
    expect(screen.getByLabelText('Time zone')).toHaveValue('Europe/Berlin');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Cases/ }));
    await save();
    await waitFor(() => expect(notices()).toEqual(['Not Saved / Too many requests. Please try again later.']));
    expect(screen.getByRole('checkbox', { name: /^Cases/ })).not.toBeChecked();
  });
});
