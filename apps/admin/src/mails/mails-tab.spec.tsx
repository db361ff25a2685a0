import { queryClient, useNotices } from '@casewright/web';
import { signedInAs } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';

const MAIL = {
  id: 'c1f0a3b2-94d7-4c2e-8d5b-3a6e7f8091a2',
  type: 'identity.code-requested',
  occurredAt: '2026-11-20T09:12:00.000Z',
  deadAt: '2026-11-20T21:12:00.000Z',
  attempts: 12,
  lastError: '550 Mailbox full',
  person: 'dana@northwind.example',
};

describe('failed emails', () => {
  beforeEach(() => {
    queryClient.clear();
    useNotices.setState([], true);
    signedInAs();
  });

  it('show the reason and can be retried', async () => {
    let rows = [MAIL];
    openAdmin('/admin/mails', {
      'GET /api/admin/mails': () => ({ rows }),
      [`POST /api/admin/mails/${MAIL.id}/retry`]: () => {
        rows = [];
      },
    });
    expect(
      await screen.findByRole('row', { name: /identity\.code-requested dana@northwind\.example 550 Mailbox full 12/ }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry identity.code-requested' }));
    expect(await screen.findByText('All emails were sent')).toBeInTheDocument();
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ title: 'Retrying' }]));
  });

  it('can be retried in bulk', async () => {
    let rows = [MAIL, { ...MAIL, id: `d${MAIL.id.slice(1)}`, type: 'billing.order-paid' }];
    const leaving = rows.map(({ id }) => [
      `POST /api/admin/mails/${id}/retry`,
      () => {
        rows = rows.filter((mail) => mail.id !== id);
      },
    ]);
    openAdmin('/admin/mails', { 'GET /api/admin/mails': () => ({ rows }), ...Object.fromEntries(leaving) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all that are loaded' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry (2)' }));
    expect(await screen.findByText('All emails were sent')).toBeInTheDocument();
    expect(useNotices.getState()).toMatchObject([{ message: 'We’ll send 2 emails again within a minute.' }]);
  });
});
