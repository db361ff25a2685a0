import { AnnounceCase } from '@casewright/messaging/testing';
import { CommandBus } from '@nestjs/cqrs';
import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const TEXT = { subject: 'A question', content: 'What does a case cost?' };

describe('messages', () => {
  let api: RunningApi;
  let ada: Visitor;
  let alan: Visitor;
  let sam: Visitor;
  let eve: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    [ada, alan] = await Promise.all([Visitor.admin(api), Visitor.admin(api)]);
    [sam, eve] = await Promise.all([Visitor.verified(api), Visitor.verified(api)]);
  });
  beforeEach(() => api.sql('truncate messaging.conversations cascade'));
  afterAll(() => api.stop());

  it('from a user reach every admin and no one else, and appear once in Sent', async () => {
    const answer = await sam.send('POST', '/messages', { ...TEXT, recipient: eve.email });

    expect(answer).toMatchObject({ status: 201, body: { recipientCount: 1 } });
    const expected = {
      ...TEXT,
      id: answer.body['messageId'],
      senderId: await sam.id(),
      senderName: 'Sam Seller',
      isAdminMessage: false,
      conversationId: answer.body['conversationId'],
      hasSenderLeft: false,
      isMine: false,
      createdAt: expect.any(String),
      attachments: [],
    };
    for (const admin of [ada, alan]) expect(await inboxOf(admin)).toEqual([{ ...expected, isRead: false }]);
    expect(await sentBy(sam)).toEqual([{ ...expected, isMine: true, isRead: true, recipientCount: 1 }]);
    for (const user of [sam, eve]) expect(await inboxOf(user)).toEqual([]);
  });

  it('from an admin reach recipients by email or ID, and also appear in the sender’s inbox', async () => {
    await ada.send('POST', '/messages', { ...TEXT, subject: 'By email', recipient: ` ${sam.email.toUpperCase()}` });
    await ada.send('POST', '/messages', { ...TEXT, subject: 'By id', recipient: await sam.id() });

    expect(await inboxOf(sam)).toEqual([
      expect.objectContaining({ subject: 'By id', isAdminMessage: true }),
      expect.objectContaining({ subject: 'By email', isAdminMessage: true }),
    ]);
    expect(await inboxOf(ada)).toEqual(await sentBy(ada));
    expect(await inboxOf(alan)).toEqual([]);
  });

  it('from an admin to themselves appear once in the inbox', async () => {
    await ada.send('POST', '/messages', { ...TEXT, recipient: ada.email });

    expect(await inboxOf(ada)).toEqual([expect.objectContaining({ isRead: false })]);
  });

  it('in reply reach only the sender of a message that was received', async () => {
    const { body: asked } = await ada.send('POST', '/messages', { ...TEXT, recipient: sam.email });
    const reply = { ...TEXT, inReplyTo: asked['messageId'] };

    for (const other of [ada, eve])
      expect(await other.send('POST', '/messages', reply)).toMatchObject({
        status: 404,
        body: { code: 'messaging.message-not-found' },
      });
    expect(await sam.send('POST', '/messages', reply)).toMatchObject({
      status: 201,
      body: { recipientCount: 1, conversationId: asked['conversationId'] },
    });
    expect(await inboxOf(ada)).toHaveLength(2);
    expect(await inboxOf(alan)).toEqual([]);
  });

  it('about a started case reach its seller and every admin once, who can answer each other', async () => {
    const started = {
      caseId: crypto.randomUUID(),
      ownerId: await sam.id(),
      totalCredits: 26,
      comparison: 'A vs. B',
      name: 'Wex (C-1001)',
    };
    const announcement = new AnnounceCase(crypto.randomUUID(), started, 'Casewright team');
    for (let repeat = 0; repeat < 2; repeat++) await api.get(CommandBus).execute(announcement);

    const inboxes = await Promise.all([sam, ada, alan].map(inboxOf));
    expect(inboxes).toMatchObject([
      [{ subject: 'Your case has been started', senderName: 'Casewright team', isAdminMessage: true }],
      [{ subject: 'Case started: Wex (C-1001)', senderName: 'Sam Seller' }],
      [{ subject: 'Case started: Wex (C-1001)' }],
    ]);
    expect(await sentBy(sam)).toEqual([]);
    const answer = (visitor: Visitor, inbox: unknown) =>
      visitor.send('POST', '/messages', { ...TEXT, inReplyTo: (inbox as { id: string }[])[0]?.id });
    expect((await answer(sam, inboxes[0])).body).toMatchObject({ recipientCount: 1 });
    expect((await answer(ada, inboxes[1])).body).toMatchObject({ recipientCount: 1 });
    expect(await inboxOf(sam)).toHaveLength(2);
  });

  it.each([
    ['no subject', { subject: ' ' }, 'subject', 'must not be empty'],
    ['a subject too long', { subject: 's'.repeat(201) }, 'subject', 'shorter than or equal to 200'],
    ['a content too long', { content: 'c'.repeat(10_001) }, 'content', 'shorter than or equal to 10000'],
  ])('are rejected with %s', async (_, told, field, message) => {
    const { status, body } = await sam.send('POST', '/messages', { ...TEXT, ...told });

    expect(status).toBe(422);
    expect(body['fields']).toEqual({ [field]: expect.arrayContaining([expect.stringContaining(message)]) });
    expect(await api.count('messaging.messages')).toBe(0);
  });

  it.each([
    ['an unknown id', crypto.randomUUID()],
    ['what is neither', "' or 1 = 1 --"],
  ])('from an admin are rejected for %s', async (_, recipient) => {
    const { status, body } = await ada.send('POST', '/messages', { ...TEXT, recipient });
    expect([status, body['code']]).toEqual([422, 'messaging.recipient-unknown']);
  });

  it.each([
    ['/messages?folder=drafts', 'folder'],
    ['/messages/7', 'id'],
  ])('are not found by %s', async (url, field) => {
    const { status, body } = await sam.send('GET', url);
    expect(status).toBe(422);
    expect(Object.keys(body['fields'] as object)).toEqual([field]);
  });

  const folderOf = async (visitor: Visitor, folder: string) =>
    (await visitor.send('GET', `/messages?folder=${folder}`)).body['rows'];
  const inboxOf = (visitor: Visitor) => folderOf(visitor, 'inbox');
  const sentBy = (visitor: Visitor) => folderOf(visitor, 'sent');
});
