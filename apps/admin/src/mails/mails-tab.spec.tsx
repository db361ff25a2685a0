import { useNotices } from '@casewright/web';
import { signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';

const MAIL = {
  id: 'c1f0a3b2-94d7-4c2e-8d5b-3a6e7f8091a2',
  type: 'identity.code-requested',
  occurredAt: '2026-11-20T09:12:00.000Z',
  deadAt: '2026-11-20T21:12:00.000Z',
  attempts: 12,
  lastError: '550 Mailbox full',
  recipient: 'dana@northwind.example',
  userId: '7f3a9c1e-0000-4000-8000-0000000091c2',
  userName: 'Dana Field',
};
const NAME = 'identity.code-requested to dana@northwind.example';

const page = (rows: (typeof MAIL)[]) => ({ rows, total: rows.length, isTotalExact: true, next: null });

describe('failed emails', () => {
  beforeEach(() => signedInAs());

  it('say in the row and in the panel why they are not retried, and leave if they were', async () => {
    let rows = [MAIL];
    let isRetried = false;
    openAdmin('/admin/mails', {
      'GET /api/admin/mails': () => page(rows),
      [`POST /api/admin/mails/${MAIL.id}/retry`]: () => {
        if (isRetried) rows = [];
        throw new TypeError('Failed to fetch');
      },
    });
    const row = within(await screen.findByRole('row', { name: /550 Mailbox full/ }));
    await userEvent.click(row.getByRole('button', { name: `Retry ${NAME}` }));
    expect(await row.findByRole('alert')).toHaveTextContent(/^The server didn’t answer/);
    await userEvent.click(screen.getByText('550 Mailbox full'));
    const panel = within(await screen.findByRole('complementary', { name: 'Details' }));
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(/^The server didn’t answer/);
    isRetried = true;
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No unsent emails')).toBeInTheDocument();
    expect(useNotices.getState()).toMatchObject([{ title: 'Retrying' }]);
  });

  it('open beside the list, where a retry closes them', async () => {
    let rows = [MAIL];
    const { address } = openAdmin(`/admin/mails?row=${MAIL.id}`, {
      'GET /api/admin/mails': () => page(rows),
      [`POST /api/admin/mails/${MAIL.id}/retry`]: () => {
        rows = [];
      },
    });
    const panel = within(await screen.findByRole('complementary', { name: 'Details' }));
    expect(panel.getByText('550 Mailbox full')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Dana Field' })).toHaveAttribute('href', `/admin/users/${MAIL.userId}`);
    expect(panel.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No unsent emails')).toBeInTheDocument();
    expect(address()).toBe('/admin/mails');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No unsent emails' })).toHaveFocus());
  });

  it('can be retried in bulk', async () => {
    let rows = [MAIL, { ...MAIL, id: `d${MAIL.id.slice(1)}`, type: 'billing.order-paid' }];
    const leaving = rows.map(({ id }) => [
      `POST /api/admin/mails/${id}/retry`,
      () => {
        rows = rows.filter((mail) => mail.id !== id);
      },
    ]);
    openAdmin('/admin/mails', { 'GET /api/admin/mails': () => page(rows), ...Object.fromEntries(leaving) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all that are loaded' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry (2)' }));
    expect(await screen.findByText('No unsent emails')).toBeInTheDocument();
    expect(useNotices.getState()).toMatchObject([{ message: 'We’ll send 2 emails again within a minute.' }]);
  });
});
