import { times } from '@casewright/platform/testing';
import { PurgeDeletedMessages } from '@casewright/messaging/testing';
import { CommandBus } from '@nestjs/cqrs';
import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const LETTER = { subject: 'A question', content: 'What does a case cost?' };

describe('conversations', () => {
  let api: RunningApi;
  let ada: Visitor;
  let alan: Visitor;
  let sam: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    [ada, alan] = await Promise.all([Visitor.admin(api), Visitor.admin(api)]);
  });
  beforeEach(async () => {
    await api.sql('truncate messaging.conversations cascade');
    // Messages are limited per sender.
    sam = await Visitor.verified(api);
  });
  afterAll(() => api.stop());

  it('keep all messages in order with any number of admins', async () => {
    const asked = await send(sam);
    const byAda = await send(ada, { inReplyTo: asked.messageId });
    const byAlan = await send(alan, { inReplyTo: asked.messageId });
    const again = await send(sam, { inReplyTo: byAda.messageId });

    const whole = [again, byAlan, byAda, asked].map(({ messageId }) => messageId);
    for (const visitor of [sam, ada, alan]) expect(await idsIn(visitor, asked.conversationId)).toEqual(whole);
  });

  it('are hidden from other users, and those of two admins from a third', async () => {
    const [asked, eve, third] = [await send(sam), await Visitor.verified(api), await Visitor.admin(api)];

    expect(await eve.send('GET', `/conversations/${asked.conversationId}/messages`)).toMatchObject({
      status: 404,
      body: { code: 'messaging.conversation-not-found' },
    });
    expect(await eve.send('GET', `/messages/${asked.messageId}`)).toMatchObject({ status: 404 });
    for (const verb of ['unread', 'read'])
      expect((await eve.send('POST', `/messages/mark-${verb}`, { ids: [asked.messageId] })).status).toBe(404);
    expect((await eve.send('POST', '/messages/delete', { ids: [asked.messageId] })).status).toBe(404);
    expect((await eve.send('POST', '/messages/restore', { ids: [asked.messageId] })).status).toBe(409);

    const { conversationId } = await send(ada, { recipient: alan.email });
    expect(await idsIn(alan, conversationId)).toHaveLength(1);
    expect((await third.send('GET', `/conversations/${conversationId}/messages`)).status).toBe(404);
  });

  it('show a deleted account as a former user who cannot be answered', async () => {
    const leaver = await Visitor.verified(api);
    const { messageId } = await send(leaver);
    const id = await leaver.id();
    await api.sql(`update messaging.messages set sender_name = 'Former user' where sender_id = $1`, [id]);
    await api.sql('delete from identity.sessions where account_id = $1', [id]);
    await api.sql('delete from identity.accounts where id = $1', [id]);

    expect((await ada.send('GET', `/messages/${messageId}`)).body).toMatchObject({
      senderName: 'Former user',
      hasSenderLeft: true,
    });
    expect(await ada.send('POST', '/messages', { ...LETTER, inReplyTo: messageId })).toMatchObject({
      status: 409,
      body: { code: 'messaging.recipient-left' },
    });
  });

  it('can be restored for some seconds after their owner deletes them', async () => {
    const asked = await send(sam);
    const { messageId: id } = await send(ada, { inReplyTo: asked.messageId });
    const deleteIt = () => sam.send('POST', '/messages/delete', { ids: [id] });
    const restoreIt = () => sam.send('POST', '/messages/restore', { ids: [id] });

    expect((await deleteIt()).status).toBe(204);
    expect((await deleteIt()).status).toBe(404);
    expect(await idsIn(sam, asked.conversationId)).toEqual([asked.messageId]);
    expect([await unreadOf(sam), await shownTo(sam)]).toEqual([0, []]);
    expect((await ada.send('GET', `/messages/${id}`)).status).toBe(200);

    expect((await restoreIt()).status).toBe(204);
    expect([await unreadOf(sam), await shownTo(sam)]).toEqual([1, [id]]);

    await deleteIt();
    await api.sql(`update messaging.copies set deleted_at = deleted_at - interval '13 seconds'`);
    expect(await restoreIt()).toMatchObject({ status: 409, body: { code: 'messaging.restore-too-late' } });
    expect((await sam.send('POST', '/messages/delete', { ids: [asked.messageId] })).status).toBe(204);
    await api.get(CommandBus).execute(new PurgeDeletedMessages());
    expect(await api.sql('select owner_id from messaging.copies where message_id = $1', [id])).toEqual([
      { owner_id: await ada.id() },
    ]);
    expect((await sam.send('POST', '/messages/restore', { ids: [asked.messageId] })).status).toBe(204);
  });

  it('can be marked read and unread', async () => {
    const ids = [(await send(sam)).messageId, (await send(sam)).messageId];
    expect((await ada.send('POST', '/messages/mark-read', { ids })).status).toBe(204);
    expect(await unreadOf(ada)).toBe(0);

    expect((await ada.send('POST', '/messages/mark-unread', { ids })).status).toBe(204);
    expect([await unreadOf(ada), await unreadOf(alan)]).toEqual([2, 2]);
    expect((await sam.send('POST', '/messages/mark-unread', { ids })).status).toBe(404);
  });

  describe('in the notification bell', () => {
    it('show the ten newest unread messages with their first hundred characters', async () => {
      const content = `${'c'.repeat(99)}🙂 more`;
      for (let n = 1; n <= 11; n++) await send(sam, { subject: String(n), content });

      const rows = await bellOf(ada);
      expect(rows).toMatchObject(
        Array.from({ length: 10 }, (_, n) => ({ subject: String(11 - n), preview: `${'c'.repeat(99)}🙂…` })),
      );
      expect(await unreadOf(ada)).toBe(11);
      expect(rows[0]).toMatchObject({ senderName: 'Sam Seller', createdAt: expect.stringMatching(/Z$/) });
    });

    it('keep a message unread that arrives while others are marked read', async () => {
      for (let n = 0; n < times({ test: 10, soak: 300 }); n++) {
        if (n > 0 && n % 12 === 0) sam = await Visitor.verified(api);
        await send(sam);
        const shown = (await ada.send('GET', '/messages/unread')).body;

        const [arrived] = await Promise.all([
          send(sam, { subject: 'Arriving' }),
          ada.send('POST', '/messages/mark-shown-read', { snapshot: shown['snapshot'] }),
        ]);

        expect(await shownTo(ada)).toEqual([arrived.messageId]);
        await ada.send('POST', '/messages/delete', { ids: [arrived.messageId] });
      }
    });

    it('accept only a snapshot', async () => {
      const { status, body } = await sam.send('POST', '/messages/mark-shown-read', { snapshot: '1:2:3; drop' });
      expect([status, Object.keys(body['fields'] as object)]).toEqual([422, ['snapshot']]);
    });
  });

  describe('in the provider’s inbox', () => {
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
        preview: LETTER.content,
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

      expect(await assign(await sam.id())).toMatchObject({
        status: 422,
        body: { code: 'messaging.assignee-not-admin' },
      });
      expect((await assign(null)).status).toBe(204);
      expect(await idsOf(alan, 'mine')).toEqual([]);
    });

    it('lets any admin reply to a colleague’s message', async () => {
      const { messageId } = await send(ada, { recipient: sam.email });
      const asked = await send(sam, { inReplyTo: messageId });
      expect(await send(alan, { inReplyTo: asked.messageId })).toMatchObject({ conversationId: asked.conversationId });
      const toColleague = await send(ada, { recipient: alan.email });
      const other = await Visitor.admin(api);
      const refused = await other.send('POST', '/messages', { ...LETTER, inReplyTo: toColleague.messageId });
      expect(refused.status).toBe(404);
      const names = JSON.parse((await ada.send('GET', '/admin/team')).text) as { id: string }[];
      expect(names.map(({ id }) => id)).toEqual(expect.arrayContaining([await ada.id(), await alan.id()]));
    });

    it('shows the other admins who is typing for some seconds', async () => {
      const { conversationId } = await send(sam);
      const writersFor = async (admin: Visitor) =>
        (await admin.send('GET', `/admin/conversations/${conversationId}`)).body['writers'];

      expect((await ada.send('POST', `/admin/conversations/${conversationId}/writing`)).status).toBe(204);
      expect([await writersFor(alan), await writersFor(ada)]).toEqual([
        [{ id: await ada.id(), name: 'Sam Seller' }],
        [],
      ]);

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
      for (const text of ['%', '_', 'no such person', ' ']) expect(await found(text)).toBe('[]');
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

    const inboxOf = async (visitor: Visitor, state = 'open', assigned = 'all') =>
      (await visitor.send('GET', `/admin/conversations?state=${state}&assigned=${assigned}`)).body['rows'] as {
        id: string;
      }[];
  });

  interface Sent {
    readonly messageId: string;
    readonly conversationId: string;
  }

  async function send(visitor: Visitor, told: object = {}): Promise<Sent> {
    const { status, body } = await visitor.send('POST', '/messages', { ...LETTER, ...told });
    expect(status).toBe(201);
    return body as unknown as Sent;
  }

  type Row = { readonly id: string };
  const rowsOf = async (visitor: Visitor, url: string) => (await visitor.send('GET', url)).body['rows'] as Row[];
  const bellOf = (visitor: Visitor) => rowsOf(visitor, '/messages/unread');
  const shownTo = async (visitor: Visitor) => (await bellOf(visitor)).map(({ id }) => id);
  const idsIn = async (visitor: Visitor, conversation: string) =>
    (await rowsOf(visitor, `/conversations/${conversation}/messages`)).map(({ id }) => id);
  const unreadOf = async (visitor: Visitor) => (await visitor.send('GET', '/messages/unread-count')).body['count'];
});
