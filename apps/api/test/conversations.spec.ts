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
