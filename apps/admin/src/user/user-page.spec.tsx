import { queryClient, useNotices } from '@casewright/web';
import { refusal, signedInAs } from '@casewright/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';
import type { User } from './queries';

const ID = '7f3a9c1e-0000-4000-8000-0000000091c2';
const user: User = {
  id: ID,
  firstName: 'Northwind',
  lastName: 'Presales',
  email: 'seller@northwind.example',
  emailVerified: true,
  isAdmin: false,
  joinedAt: '2026-11-20T09:12:00.000Z',
  lastSeenAt: null,
  termsVersion: '2026-07-01',
  hasTwoStep: false,
  passkeys: 0,
  deletionDueAt: null,
};
const ALREADY_SAVED = 'Your first attempt went through.';

describe('the page of a user', () => {
  beforeEach(() => {
    queryClient.clear();
    signedInAs();
  });

  it('shows the new balance behind an adjustment that was saved by an earlier attempt', async () => {
    let balance = 100;
    openAdmin(`/admin/users/${ID}`, {
      [`GET /api/admin/users/${ID}`]: () => user,
      [`GET /api/admin/users/${ID}/balance`]: () => ({ balance, held: 0, debt: 0 }),
      [`POST /api/admin/users/${ID}/credits`]: () => {
        balance = 150;
        return refusal(422, 'platform.idempotency-key-reused', ALREADY_SAVED);
      },
    });
    await screen.findByText('100');

    await userEvent.click(screen.getByRole('button', { name: 'Adjust Balance' }));
    await userEvent.type(await screen.findByLabelText('Credits'), '60');
    await userEvent.type(screen.getByLabelText('Reason'), 'Goodwill');
    await userEvent.click(screen.getByRole('button', { name: 'Grant credits' }));

    expect(await screen.findByText('150')).toBeInTheDocument();
    expect(useNotices.getState()).toMatchObject([{ message: ALREADY_SAVED }]);
  });
});
