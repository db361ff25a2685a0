import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const TEXT = { subject: 'A question', content: 'What does a case cost?' };

describe('the provider’s inbox', () => {
  let api: RunningApi;
  let ada: Visitor;
  let alan: Visitor;
  let sam: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    [ada, alan, sam] = await Promise.all([Visitor.admin(api), Visitor.admin(api), Visitor.verified(api)]);
  });
  beforeEach(() => api.sql('truncate messaging.conversations cascade'));
  afterAll(() => api.stop());

  it('shows conversations with users across admins, and who answered', async () => {
    const first = await send(sam);
    await send(ada, { recipient: alan.email });
    const reply = await send(ada, { inReplyTo: first.messageId, content: 'r'.repeat(101) });
    await send(sam, { inReplyTo: reply.messageId, subject: 'Re: A question' });

    const expected = {
      id: first.conversationId,
      personId: await sam.id(),
      personName: 'Sam Seller',
      isDone: false,
      assigneeId: null,
      subject: 'Re: A question',
      preview: TEXT.content,
      answeredBy: [{ id: await ada.id(), name: 'Sam Seller' }],
    };
    expect(await inboxOf(ada)).toMatchObject([{ ...expected, isUnread: true }]);
    expect(await inboxOf(alan)).toMatchObject([{ ...expected, isUnread: true }]);
  });

  it('hides completed conversations until the user writes again', async () => {
    const { conversationId, messageId } = await send(sam);
    await ada.send('PUT', `/admin/conversations/${conversationId}/done`, { isDone: true });
    expect([await inboxOf(ada), (await inboxOf(ada, 'done')).length]).toEqual([[], 1]);

    const { messageId: answer } = await send(ada, { inReplyTo: messageId });
    expect((await inboxOf(ada, 'done')).length).toBe(1);
    await send(sam, { inReplyTo: answer });
    expect([(await inboxOf(ada)).length, await inboxOf(ada, 'done')]).toEqual([1, []]);
  });

  it('shows each admin their own and unassigned conversations', async () => {
    const [one, other] = [await send(sam), await send(sam)];
    const assign = (assigneeId: string | null) =>
      ada.send('PUT', `/admin/conversations/${one.conversationId}/assignee`, { assigneeId });
    expect((await assign(await alan.id())).status).toBe(204);

    const idsOf = async (admin: Visitor, assigned: string) =>
      (await inboxOf(admin, 'open', assigned)).map(({ id }) => id);
    expect(await idsOf(alan, 'mine')).toEqual([one.conversationId]);
    expect(await idsOf(ada, 'mine')).toEqual([]);
    expect(await idsOf(ada, 'unassigned')).toEqual([other.conversationId]);
    expect(await idsOf(ada, 'all')).toEqual([other.conversationId, one.conversationId]);

    expect(await assign(await sam.id())).toMatchObject({ status: 422, body: { code: 'messaging.assignee-not-admin' } });
    expect((await assign(null)).status).toBe(204);
    expect(await idsOf(alan, 'mine')).toEqual([]);
  });

  it('lets any admin reply to a colleague’s message', async () => {
    const { messageId } = await send(ada, { recipient: sam.email });
    const asked = await send(sam, { inReplyTo: messageId });
    expect(await send(alan, { inReplyTo: asked.messageId })).toMatchObject({ conversationId: asked.conversationId });
    const toColleague = await send(ada, { recipient: alan.email });
    const other = await Visitor.admin(api);
    const refused = await other.send('POST', '/messages', { ...TEXT, inReplyTo: toColleague.messageId });
    expect(refused.status).toBe(404);
    const names = JSON.parse((await ada.send('GET', '/admin/team')).text) as { id: string }[];
    expect(names.map(({ id }) => id)).toEqual(expect.arrayContaining([await ada.id(), await alan.id()]));
  });

  it('shows the other admins who is typing for some seconds', async () => {
    const { conversationId } = await send(sam);
    const writersFor = async (admin: Visitor) =>
      (await admin.send('GET', `/admin/conversations/${conversationId}`)).body['writers'];

    expect((await ada.send('POST', `/admin/conversations/${conversationId}/writing`)).status).toBe(204);
    expect([await writersFor(alan), await writersFor(ada)]).toEqual([[{ id: await ada.id(), name: 'Sam Seller' }], []]);

    await api.sql(`update messaging.writers set until = until - interval '10 seconds'`);
    expect(await writersFor(alan)).toEqual([]);
  });

  it('suggests recipients by name, email, and ID', async () => {
    const kim = await Visitor.signedUp(api);
    await kim.verify(await kim.mailedCode());
    await kim.send('POST', '/account/name', { firstName: 'Kimberly', lastName: 'O’Neill' });
    const id = await kim.id();
    const found = async (text: string) =>
      (await ada.send('GET', `/admin/recipients?text=${encodeURIComponent(text)}`)).text;

    for (const text of ['Ki', 'imber', 'kimberly o', kim.email.slice(0, 20), id.slice(0, 9), id])
      expect(await found(text)).toContain(id);
    expect(await found(ada.email)).toContain(await ada.id());
    for (const text of ['%', '_', 'nobody at all', ' ']) expect(await found(text)).toBe('[]');
  });

  it('shares saved replies among admins', async () => {
    const id = crypto.randomUUID();
    const put = (body: object) => ada.send('PUT', `/admin/saved-answers/${id}`, body);
    expect((await put({ title: ' Due ', content: 'Hello {name}' })).status).toBe(204);
    expect((await put({ title: 'Due date', content: 'Hello {name}' })).status).toBe(204);
    expect(JSON.parse((await alan.send('GET', '/admin/saved-answers')).text)).toEqual([
      { id, title: 'Due date', content: 'Hello {name}' },
    ]);
    expect(await put({ title: ' ', content: 'Hello' })).toMatchObject({
      status: 422,
      body: { code: 'messaging.saved-answer-incomplete', fields: { title: expect.any(Array) } },
    });

    expect((await alan.send('DELETE', `/admin/saved-answers/${id}`)).status).toBe(204);
    expect((await alan.send('DELETE', `/admin/saved-answers/${id}`)).status).toBe(404);
  });

  it('does not contain missing conversations, or those between admins', async () => {
    const { conversationId } = await send(ada, { recipient: alan.email });
    for (const id of [conversationId, crypto.randomUUID()]) {
      const answers = [
        await ada.send('GET', `/admin/conversations/${id}`),
        await ada.send('PUT', `/admin/conversations/${id}/done`, { isDone: true }),
        await ada.send('PUT', `/admin/conversations/${id}/assignee`, { assigneeId: null }),
        await ada.send('POST', `/admin/conversations/${id}/writing`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
  });

  interface Sent {
    readonly messageId: string;
    readonly conversationId: string;
  }

  async function send(visitor: Visitor, told: object = {}): Promise<Sent> {
    const { status, body } = await visitor.send('POST', '/messages', { ...TEXT, ...told });
    expect(status).toBe(201);
    return body as unknown as Sent;
  }

  const inboxOf = async (visitor: Visitor, state = 'open', assigned = 'all') =>
    (await visitor.send('GET', `/admin/conversations?state=${state}&assigned=${assigned}`)).body['rows'] as {
      id: string;
    }[];
});
