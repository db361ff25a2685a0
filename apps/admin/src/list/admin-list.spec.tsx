import { useNotices } from '@casewright/web';
import { refusal, signedInAs, type RecordedRequest } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageRow } from '../messages/queries';
import { openAdmin } from '../testing';

const message = (number: number, input: Partial<MessageRow> = {}): MessageRow => ({
  id: `${number}3a9c1e-0000-4000-8000-0000000091c${number}`,
  subject: `Subject ${number}`,
  preview: `Preview ${number}`,
  senderId: '7f3a9c1e-0000-4000-8000-0000000091c2',
  senderName: 'Dana Whitfield',
  recipientId: null,
  recipientName: null,
  recipientCount: 2,
  isAdminMessage: false,
  isRead: true,
  createdAt: '2026-11-20T09:12:00.000Z',
  ...input,
});
const MESSAGES = [message(1, { isRead: false }), message(2, { isAdminMessage: true, recipientName: 'Noor Haddad' })];
const whole = { ...MESSAGES[0], content: 'All of it', copies: [] };

const listed = ({ query }: RecordedRequest) => {
  const search = query.get('search') ?? '';
  const rows = MESSAGES.filter(({ id, subject }) => `${id} ${subject}`.includes(search));
  return { rows, total: rows.length, isTotalExact: true, next: null };
};

describe('a list of the admin panel', () => {
  const open = (address = '/admin', answers: Parameters<typeof openAdmin>[1] = {}) =>
    openAdmin(address, {
      'GET /api/admin/messages': listed,
      'GET /api/admin/saved-calculations': () => ({ rows: [], total: 0, isTotalExact: true, next: null }),
      [`GET /api/admin/messages/${MESSAGES[0]?.id}`]: () => whole,
      ...answers,
    });

  beforeEach(() => signedInAs());

  it('shows what S1 says of messages, newest first, and remembers the columns and the height of rows', async () => {
    const { address } = open();
    const [, first, second] = within(await screen.findByRole('table', { name: 'Messages' })).getAllByRole('row');
    expect(first).toHaveTextContent(
      /Subject 1UnreadPreview 1Dana Whitfield7f3a9c1e-0000-4000-8000-0000000091c22 adminsNov 20, 2026/,
    );
    expect(second).toHaveTextContent(/Subject 2Admin MessagePreview 2/);
    expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');

    const header = screen.getByRole('columnheader', { name: 'Date' });
    expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
    expect(address()).toBe('/admin?sort=sent');
    await userEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(address()).toBe('/admin'));

    await userEvent.click(screen.getByRole('checkbox', { name: 'Sender' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compact rows' }));
    expect(screen.queryByRole('columnheader', { name: 'Sender' })).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('casewright:grid:messages') ?? '')).toEqual({
      hidden: ['Sender'],
      isCompact: true,
    });
  });

  it('says why a search was refused', async () => {
    const reason = 'More than 10,000 people match.';
    open('/admin?search=el', {
      'GET /api/admin/messages': () =>
        refusal(422, 'identity.too-many-people-match', reason, { fields: { search: [reason] } }),
    });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('shows the details of a row beside it, and keeps the row in the address', async () => {
    const { address } = open();
    await userEvent.click(await screen.findByText('Preview 1'));
    const details = await screen.findByRole('complementary', { name: 'Details' });
    expect(await within(details).findByText('All of it')).toBeInTheDocument();
    expect(address()).toBe(`/admin?row=${MESSAGES[0]?.id}`);
    await userEvent.click(within(details).getByRole('button', { name: 'Next' }));
    expect(await within(details).findByRole('heading', { name: 'Subject 2' })).toHaveFocus();
    expect(within(details).getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Details' })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Subject 2/ })).toHaveFocus();
  });

  it('leaves no history entry behind when details are closed', async () => {
    const { address, goBack, goForward, goTo } = open('/profile');
    await goTo('/admin');
    await userEvent.click(await screen.findByText('Preview 1'));
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Subject 2' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.getByRole('row', { name: /Subject 2/ })).toHaveFocus());
    expect(address()).toBe('/admin');
    await goForward();
    await userEvent.click(await screen.findByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /Subject 2/ })).toHaveFocus());
    await goBack();
    expect(address()).toBe('/profile');
  });

  it('finds the row of an address that is on no loaded page', async () => {
    const { asked } = open(`/admin?search=Subject+2&row=${MESSAGES[0]?.id}`);
    expect(await screen.findByRole('heading', { name: 'Subject 1' })).toBeInTheDocument();
    expect(asked.map(({ query }) => query.get('search'))).toContain(MESSAGES[0]?.id);
    for (const name of ['Previous', 'Next']) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('says that a row is not there any more', async () => {
    open('/admin?row=gone');
    expect(await screen.findByText('This entry no longer exists.')).toBeInTheDocument();
  });

  it('asks for what the address says, and for nothing that it does not know', async () => {
    const { asked, address } = open('/admin?state=unread&sort=password&from=nobody');
    await screen.findByRole('table', { name: 'Messages' });
    expect(Object.fromEntries(asked.find(({ what }) => what.endsWith('/messages'))?.query ?? [])).toEqual({
      state: 'unread',
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'All');
    expect(address()).toBe('/admin?sort=password&from=nobody');
  });

  it('says once that the list could not be loaded, and nothing of the calculations that only a badge counts', async () => {
    let isReachable = false;
    open('/admin', {
      'GET /api/admin/messages': (request: RecordedRequest) =>
        isReachable ? listed(request) : refusal(500, 'platform.unexpected', 'Something went wrong on our end.'),
      'GET /api/admin/saved-calculations': () =>
        refusal(500, 'platform.unexpected', 'Something went wrong on our end.'),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    const failure = { kind: 'error', title: 'Error', message: 'Failed to load messages.' };
    expect(useNotices.getState()).toMatchObject([failure]);
    isReachable = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('row', { name: /Subject 1/ })).toBeInTheDocument();
    expect(useNotices.getState()).toMatchObject([failure]);
  });

  it('downloads the filtered list, says how far it is, and stops when asked to', async () => {
    let send: (text: string) => void = () => undefined;
    const file = new ReadableStream<Uint8Array>({
      start: (arriving) => {
        send = (text) => arriving.enqueue(new TextEncoder().encode(text));
      },
    });
    const { asked } = open('/admin?state=unread', {
      'GET /api/admin/messages/csv': () => new Response(file),
    });
    await screen.findByText('2 of 2');
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(asked.at(-1)?.query.toString()).toBe('state=unread'));
    send('Subject\r\n"One\nline"\r\n');
    expect(await screen.findByText('1 of 2 rows')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the download' }));
    expect(await screen.findByRole('button', { name: 'CSV' })).toBeInTheDocument();
    expect(useNotices.getState()).toEqual([]);
  });

  it('says that a file could not be downloaded', async () => {
    open('/admin', { 'GET /api/admin/messages/csv': () => refusal(429, 'platform.too-many-requests', 'Slow down.') });
    await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
    await waitFor(() =>
      expect(useNotices.getState()).toMatchObject([{ message: 'We couldn’t download the file. Please try again.' }]),
    );
  });
});
