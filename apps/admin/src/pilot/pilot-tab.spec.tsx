import { useNotices } from '@casewright/web';
import { type Answers, refusal, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';
import type { SignupRow } from './queries';

const SIGNUP: SignupRow = {
  id: 'c1f0a3b2-94d7-4c2e-8d5b-3a6e7f8091a2',
  userId: '7f3a9c1e-0000-4000-8000-0000000091c2',
  workEmail: 'dana@northwind.example',
  company: 'Northwind',
  contactName: 'Dana Whitfield',
  contactNumber: '+14155550118',
  createdAt: '2026-11-20T09:12:00.000Z',
  state: 'waiting',
  decidedAt: null,
  decidedBy: null,
  decider: null,
  credits: null,
  reason: null,
};
const PATH = `/api/admin/pilot-signups/${SIGNUP.id}`;

describe('pilot signups', () => {
  const open = <Given,>(rows: SignupRow[], answers?: Answers<Given>, row = '') =>
    openAdmin(
      `/admin/pilot-signups${row}`,
      {
        'GET /api/admin/pilot-signups': () => ({ rows, total: rows.length, isTotalExact: true, next: null }),
      },
      answers,
    );

  beforeEach(() => signedInAs());

  it('are listed with an email draft link each', async () => {
    open([SIGNUP]);
    const row = within(await screen.findByRole('row', { name: /Dana Whitfield/ }));
    expect(row.getByText('415-555-0118')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Contact Dana Whitfield' })).toHaveAttribute(
      'href',
      'mailto:dana%40northwind.example?subject=Pilot%20Program%20Follow-up',
    );
  });

  it('are declined with a reason unless another admin decided first', async () => {
    const taken = () => refusal(409, 'messaging.pilot-decided', 'This pilot signup was already approved.');
    open([SIGNUP], { [`POST ${PATH}/decline`]: taken }, `?row=${SIGNUP.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline signup' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Only North America.');
    await userEvent.click(screen.getByRole('button', { name: 'Decline signup' }));
    await waitFor(() =>
      expect(useNotices.getState()).toMatchObject([{ message: 'This pilot signup was already approved.' }]),
    );
  });

  it('are approved once if the answer is lost, and else keep the form open with the reason', async () => {
    let attempts = 0;
    const answer = Promise.withResolvers<undefined>();
    const { asked } = open(
      [SIGNUP],
      {
        [`POST ${PATH}/approve`]: () => {
          attempts += 1;
          if (attempts < 4) throw new TypeError('Failed to fetch');
          return answer.promise;
        },
      },
      `?row=${SIGNUP.id}`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    const credits = screen.getByRole('textbox', { name: 'Credits to grant' });
    await userEvent.clear(credits);
    await userEvent.type(credits, '501');
    expect(screen.getByText('Enter a whole number from 1 to 500.')).toBeInTheDocument();
    await userEvent.clear(credits);
    await userEvent.type(credits, '150');
    await userEvent.click(screen.getByRole('button', { name: 'Grant 150 credits' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The server didn’t answer/);
    expect(useNotices.getState()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Grant 150 credits' }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    answer.resolve(undefined);
    await waitFor(() =>
      expect(useNotices.getState()).toMatchObject([
        { title: 'Pilot Approved', message: 'Dana Whitfield gets 150 credits.' },
      ]),
    );
    const sent = asked.filter(({ method }) => method === 'POST');
    expect(sent.at(-1)?.body).toEqual({ credits: 150 });
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('are approved in bulk, and failed ones stay selected', async () => {
    const others = ['1', '2'].map((n) => ({ ...SIGNUP, id: `${n}${SIGNUP.id.slice(1)}`, contactName: `Person ${n}` }));
    let rows: SignupRow[] = [SIGNUP, ...others, { ...SIGNUP, id: `9${SIGNUP.id.slice(1)}`, state: 'declined' }];
    const approved = (id: string) => () => {
      rows = rows.map((row) => (row.id === id ? { ...row, state: 'approved', credits: 40 } : row));
    };
    const { asked } = openAdmin('/admin/pilot-signups', {
      'GET /api/admin/pilot-signups': () => ({ rows, total: rows.length, isTotalExact: true, next: null }),
      [`POST ${PATH}/approve`]: approved(SIGNUP.id),
      [`POST /api/admin/pilot-signups/${others[0]?.id}/approve`]: () =>
        refusal(409, 'messaging.pilot-decided', 'This pilot signup was already approved.'),
      [`POST /api/admin/pilot-signups/${others[1]?.id}/approve`]: approved(others[1]?.id ?? ''),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all that are loaded' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 3 signups?' }));
    const credits = dialog.getByRole('textbox', { name: 'Credits to grant' });
    await userEvent.clear(credits);
    await userEvent.type(credits, '40');
    await userEvent.click(dialog.getByRole('button', { name: 'Grant 40 credits' }));

    await waitFor(() =>
      expect(useNotices.getState()).toMatchObject([
        {
          message:
            '2 signups approved with 40 credits each. 1 failed. Person 1: This pilot signup was already approved.',
        },
      ]),
    );
    const sent = asked.filter(({ what }) => what.startsWith('POST'));
    expect(sent.map(({ body }) => body)).toEqual([{ credits: 40 }, { credits: 40 }, { credits: 40 }]);
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Select (Person|Dana)/ })).toHaveLength(1));
    expect(screen.getByRole('checkbox', { name: 'Select Person 1' })).toBeChecked();
  });

  it('show their decision', async () => {
    const decided = { decidedAt: '2026-11-21T09:12:00.000Z', decidedBy: SIGNUP.userId, credits: 100 };
    const decider = 'ada@casewright.example';
    open([{ ...SIGNUP, ...decided, decider, state: 'approved' }], {}, `?row=${SIGNUP.id}`);
    const details = within(await screen.findByRole('complementary', { name: 'Details' }));
    expect(details.getByText('100 credits')).toBeInTheDocument();
    for (const name of [SIGNUP.contactName, decider])
      expect(details.getByRole('link', { name })).toHaveAttribute('href', `/admin/users/${SIGNUP.userId}`);
    expect(details.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });
});
