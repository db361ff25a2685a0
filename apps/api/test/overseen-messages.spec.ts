import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

interface Row {
  readonly id: string;
  readonly subject: string;
  readonly [field: string]: unknown;
}

describe('all messages for admins', () => {
  let api: RunningApi;
  let admin: Visitor;
  let seller: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    [admin, seller] = await Promise.all([Visitor.admin(api), Visitor.verified(api)]);
    await seller.send('POST', '/messages', { subject: 'Storage prices', content: `${'Site B. '.repeat(50)}The end` });
    await admin.send('POST', '/messages', { subject: 'Re: 100% _sure_', content: '=1+1', recipient: seller.email });
    await seller.send('PUT', `/drafts/${crypto.randomUUID()}`, { subject: 'Not sent', content: 'Yet', recipient: '' });
  });
  beforeEach(() => api.sql('update messaging.copies set read_at = null where is_received'));
  afterAll(() => api.stop());

  it('are listed once each, newest first, without drafts', async () => {
    const { body } = await list();
    expect(body['total']).toBe(2);
    expect(body['rows']).toEqual([
      expect.objectContaining({
        subject: 'Re: 100% _sure_',
        senderId: await admin.id(),
        recipientId: await seller.id(),
        isAdminMessage: true,
        isRead: false,
      }),
      expect.objectContaining({
        subject: 'Storage prices',
        senderId: await seller.id(),
        recipientId: await admin.id(),
        recipientName: null,
        isAdminMessage: false,
        preview: expect.stringMatching(/^Site B\. .{192}$/) as string,
      }),
    ]);
    expect(subjects(await list('?sort=sent'))).toEqual(['Storage prices', 'Re: 100% _sure_']);
  });

  it.each([
    ['the beginnings of words', 'stor pri', ['Storage prices']],
    ['parts of a name', 'am Sell', ['Re: 100% _sure_', 'Storage prices']],
    ['a sign that SQL reads as anything', '%', []],
    ['quotes around a word', `"'sure'"`, ['Re: 100% _sure_']],
  ])('are found by %s', async (_, search, found) => {
    expect(subjects(await list(`?search=${encodeURIComponent(search)}`))).toEqual(found);
  });

  it('are found by their own ID, and by that of sender or recipient', async () => {
    expect(subjects(await list(`?search=${await seller.id()}`))).toHaveLength(2);
    const [first] = rowsOf(await list());
    expect(rowsOf(await list(`?search=${first?.id}`)).map(({ id }) => id)).toEqual([first?.id]);
  });

  it('are filtered by sender and read state', async () => {
    expect(subjects(await list('?from=admins'))).toEqual(['Re: 100% _sure_']);
    const [toSeller] = rowsOf(await list('?state=unread&from=admins'));
    await seller.send('POST', '/messages/mark-read', { ids: [toSeller?.id] });
    expect(subjects(await list('?state=read'))).toEqual(['Re: 100% _sure_']);
    expect(subjects(await list('?state=unread'))).toEqual(['Storage prices']);
  });

  it('are shown in full, with each recipient’s read time', async () => {
    const [row] = rowsOf(await list('?search=storage'));
    const { body } = await admin.send('GET', `/admin/messages/${row?.id}`);
    expect(body).toMatchObject({
      content: expect.stringMatching(/The end$/) as string,
      copies: [{ ownerId: await admin.id(), readAt: null, isDeleted: false }],
    });
    expect((await admin.send('GET', `/admin/messages/${crypto.randomUUID()}`)).status).toBe(404);
  });

  it('are exported as CSV without formulas', async () => {
    const { headers, text } = await admin.send('GET', '/admin/messages/csv?from=admins');
    expect(headers['content-disposition']).toBe('attachment; filename="messages.csv"');
    const [columns, row, ...rest] = text.split('\r\n');
    expect(columns).toMatch(/^\ufeffSubject,Preview,Admin message,Read,/);
    expect(row).toMatch(/^Re: 100% _sure_,"'=1\+1",yes,/);
    expect(rest).toEqual(['']);
  });

  it('reject unknown filters', async () => {
    const { status, body } = await list('?from=me&state=1');
    expect([status, Object.keys(body['fields'] as object)]).toEqual([422, ['from', 'state']]);
  });

  const list = (query = '') => admin.send('GET', `/admin/messages${query}`);
  const rowsOf = ({ body }: { body: Readonly<Record<string, unknown>> }) => body['rows'] as Row[];
  const subjects = (answer: { body: Readonly<Record<string, unknown>> }) =>
    rowsOf(answer).map(({ subject }) => subject);
});
