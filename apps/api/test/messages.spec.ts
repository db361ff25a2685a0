import type { RunningApi } from './running-api';
import { startTwoWithSessions, startWithSessions, Visitor } from './visitor';

const TEXT = { subject: 'A question', content: 'What does a case cost?' };

describe('messages before there is an admin', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startWithSessions();
  });
  afterAll(() => api.stop());

  it('cannot be sent, and store nothing', async () => {
    const sam = await Visitor.verified(api);

    expect(await sam.send('POST', '/messages', TEXT)).toMatchObject({
      status: 409,
      body: { code: 'messaging.no-admins', title: 'Unable to find any admins to send message to.' },
    });
    expect(await api.count('messaging.messages')).toBe(0);
  });
});

describe('messages', () => {
  let api: RunningApi;
  let ada: Visitor;
  let alan: Visitor;
  let sam: Visitor;

  beforeAll(async () => {
    api = await startTwoWithSessions();
    [ada, alan, sam] = await Promise.all([Visitor.admin(api), Visitor.admin(api), Visitor.verified(api)]);
  });
  beforeEach(() => api.sql('truncate messaging.conversations cascade'));
  afterAll(() => api.stop());

  it('from a user reach every admin, and appear once in Sent', async () => {
    const answer = await sam.send('POST', '/messages', TEXT);

    expect(answer).toMatchObject({ status: 201, body: { recipientCount: 2 } });
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
    expect(await sentBy(sam)).toEqual([{ ...expected, isMine: true, isRead: true, recipientCount: 2 }]);
    expect(await inboxOf(sam)).toEqual([]);
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
    expect(await unreadOf(ada)).toBe(1);
  });

  it('are unread until each recipient opens them', async () => {
    const { body } = await sam.send('POST', '/messages', TEXT);
    expect([await unreadOf(ada), await unreadOf(alan), await unreadOf(sam)]).toEqual([1, 1, 0]);

    expect((await ada.send('POST', '/messages/mark-read', { ids: [body['messageId']] })).status).toBe(204);
    expect((await ada.send('POST', '/messages/mark-read', { ids: [body['messageId']] })).status).toBe(204);

    expect([await unreadOf(ada), await unreadOf(alan)]).toEqual([0, 1]);
    expect(await inboxOf(ada)).toEqual([expect.objectContaining({ isRead: true })]);
  });

  it('in reply reach only the sender, and no other admin', async () => {
    const asked = await ada.send('POST', '/messages', { ...TEXT, recipient: sam.email });

    const answer = await sam.send('POST', '/messages', { ...TEXT, inReplyTo: asked.body['messageId'] });

    expect(answer).toMatchObject({ status: 201, body: { recipientCount: 1 } });
    expect([await unreadOf(ada), await unreadOf(alan)]).toEqual([1, 0]);
  });

  it('cannot reply to a message that was not received', async () => {
    const eve = await Visitor.verified(api);
    const { body } = await sam.send('POST', '/messages', TEXT);

    expect(await eve.send('POST', '/messages', { ...TEXT, inReplyTo: body['messageId'] })).toMatchObject({
      status: 404,
      body: { code: 'messaging.message-not-found' },
    });
    expect((await eve.send('POST', '/messages', { ...TEXT, inReplyTo: 'the last one' })).body).toMatchObject({
      fields: { inReplyTo: expect.any(Array) },
    });
  });

  it('of other users cannot be read or marked', async () => {
    const eve = await Visitor.verified(api);
    const { body } = await sam.send('POST', '/messages', TEXT);

    for (const id of [String(body['messageId']), crypto.randomUUID()]) {
      expect(await eve.send('POST', '/messages/mark-read', { ids: [id] })).toMatchObject({
        status: 404,
        body: { code: 'messaging.message-not-found' },
      });
    }
    expect(await inboxOf(eve)).toEqual([]);
    expect(await unreadOf(ada)).toBe(1);
  });

  it('are paged newest first while others arrive', async () => {
    const send = (subject: number) =>
      ada.send('POST', '/messages', { ...TEXT, subject: String(subject), recipient: sam.email });
    for (let n = 1; n <= 30; n++) await send(n);

    const first = await sam.send('GET', '/messages?folder=inbox');
    await send(31);
    const second = await sam.send('GET', `/messages?folder=inbox&before=${String(first.body['next'])}`);

    const subjects = [first, second].flatMap(({ body }) =>
      (body['rows'] as { subject: string }[]).map((row) => row.subject),
    );
    expect(subjects).toEqual(Array.from({ length: 30 }, (_, n) => String(30 - n)));
    expect(second.body['next']).toBeNull();
  });

  it('keep their text unchanged', async () => {
    const content = '<script>alert(1)</script>\n\t“Zoë” said: 🙂 ' + "'; drop table messaging.messages; --";
    await sam.send('POST', '/messages', { ...TEXT, content });
    expect(await inboxOf(ada)).toEqual([expect.objectContaining({ content })]);
  });

  it.each([
    ['no subject', { subject: ' ' }, 'subject', 'must not be empty'],
    ['no content', { content: '' }, 'content', 'must not be empty'],
    ['a missing content', { content: undefined }, 'content', 'must be a string'],
    ['a subject too long', { subject: 's'.repeat(201) }, 'subject', 'shorter than or equal to 200'],
    ['a content too long', { content: 'c'.repeat(10_001) }, 'content', 'shorter than or equal to 10000'],
    ['a subject that is a number', { subject: 5 }, 'subject', 'must be a string'],
    ['a NUL', { content: 'a\u0000b' }, 'content', 'without NUL'],
    ['half a surrogate pair', { subject: '\ud83d' }, 'subject', 'well-formed Unicode'],
    ['a sender of their choice', { senderId: crypto.randomUUID() }, 'senderId', 'should not exist'],
    ['a mark of admins', { isAdminMessage: true }, 'isAdminMessage', 'should not exist'],
    ['a recipient that is a list', { recipient: ['one'] }, 'recipient', 'must be a string'],
  ])('are rejected with %s', async (_, told, field, message) => {
    const { status, body } = await sam.send('POST', '/messages', { ...TEXT, ...told });

    expect(status).toBe(422);
    expect(body['fields']).toEqual({ [field]: expect.arrayContaining([expect.stringContaining(message)]) });
    expect(await api.count('messaging.messages')).toBe(0);
  });

  it.each([
    ['nobody', undefined],
    ['a stranger', 'stranger@acme.example'],
    ['an unknown id', crypto.randomUUID()],
    ['what is neither', "' or 1 = 1 --"],
  ])('from an admin are rejected for %s', async (_, recipient) => {
    const { status, body } = await ada.send('POST', '/messages', { ...TEXT, recipient });
    expect([status, body['code']]).toEqual([422, 'messaging.recipient-unknown']);
  });

  it.each([
    ['GET', '/messages', 'folder'],
    ['GET', '/messages?folder=drafts', 'folder'],
    ['GET', '/messages?folder=inbox&before=yesterday', 'before'],
    ['GET', '/messages?folder=inbox&owner=1', 'owner'],
    ['GET', '/messages/7', 'id'],
  ] as const)('are not found by %s %s', async (method, url, field) => {
    const { status, body } = await sam.send(method, url);
    expect(status).toBe(422);
    expect(Object.keys(body['fields'] as object)).toEqual([field]);
  });

  it('cannot be sent by unverified users or read without a session', async () => {
    const newcomer = await Visitor.unverified(api);
    expect(await newcomer.send('POST', '/messages', TEXT)).toMatchObject({
      status: 403,
      body: { code: 'identity.email-not-verified' },
    });
    expect(await unreadOf(newcomer)).toBe(0);
    for (const url of ['/messages?folder=inbox', '/messages/unread-count']) {
      expect((await new Visitor(api).send('GET', url)).status).toBe(401);
    }
  });

  it('are rate limited per sender, with the time to retry', async () => {
    const eve = await Visitor.verified(api);
    const answers = [];
    // Without Redis each of the two replicas counts for itself.
    for (let n = 0; n < 62; n++) answers.push(await eve.send('POST', '/messages', TEXT));

    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: { code: 'platform.too-many-requests', title: expect.stringContaining('Please try again in') },
    });
    expect((await sam.send('POST', '/messages', TEXT)).status).toBe(201);
  });

  const folderOf = async (visitor: Visitor, folder: string) =>
    (await visitor.send('GET', `/messages?folder=${folder}`)).body['rows'];
  const inboxOf = (visitor: Visitor) => folderOf(visitor, 'inbox');
  const sentBy = (visitor: Visitor) => folderOf(visitor, 'sent');
  const unreadOf = async (visitor: Visitor) => (await visitor.send('GET', '/messages/unread-count')).body['count'];
});
