import { times } from '@casewright/platform/testing';
import type { ApiAnswer, RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const LETTER = { subject: 'A question', content: 'What does a case cost?' };

describe('drafts', () => {
  let api: RunningApi;
  let sam: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    sam = await Visitor.verified(api);
  });
  afterAll(() => api.stop());

  it('cannot be sent without an admin, and stay unchanged', async () => {
    const kim = await Visitor.verified(api);
    const id = await aDraft({}, kim);

    expect(await sendDraft(id, 1, kim)).toMatchObject({
      status: 409,
      body: { code: 'messaging.no-admins', title: 'Unable to find any admins to send message to.' },
    });
    expect((await kim.send('GET', `/drafts/${id}`)).body).toMatchObject({ ...LETTER, version: 1 });
    expect((await kim.send('GET', '/messages?folder=sent')).body['rows']).toEqual([]);
  });

  describe('with an admin', () => {
    let ada: Visitor;

    beforeAll(async () => {
      ada = await Visitor.admin(api);
    });
    afterAll(() => api.withoutAdmins());

    it('are listed by last save, and not counted', async () => {
      const kim = await Visitor.verified(api);
      const [first, second] = [await aDraft({}, kim), await aDraft({ subject: ' ' }, kim)];
      await kim.send('PUT', `/drafts/${first}`, { ...LETTER, content: 'More', version: 1 });

      expect((await kim.send('GET', '/drafts')).body['rows']).toMatchObject([
        { id: first, ...LETTER, content: 'More', version: 2, recipient: '', inReplyTo: null },
        { id: second, subject: 'Untitled Draft', version: 1 },
      ]);
      for (const folder of ['inbox', 'sent'])
        expect((await kim.send('GET', `/messages?folder=${folder}`)).body['rows']).toEqual([]);
      expect((await kim.send('GET', '/messages/unread')).body['rows']).toEqual([]);
    });

    it.each([
      ['nothing in them', { subject: ' ', content: '\n' }, 'messaging.draft-empty'],
      ['a subject too long', { subject: 's'.repeat(201) }, 'platform.invalid-request'],
    ])('are rejected with %s', async (_, told, code) => {
      const answer = await sam.send('PUT', `/drafts/${crypto.randomUUID()}`, { ...LETTER, ...told });
      expect(answer).toMatchObject({ status: 422, body: { code } });
    });

    it('report a conflict to the later of two tabs, and the same result to a repeat', async () => {
      const id = await aDraft();
      const save = (content: string) => sam.send('PUT', `/drafts/${id}`, { ...LETTER, content, version: 1 });

      expect((await save('Mine')).body).toMatchObject({ version: 2 });
      expect((await save('Mine')).body).toMatchObject({ version: 2 });
      expect(await save('Theirs')).toMatchObject({
        status: 409,
        body: { code: 'messaging.draft-changed-elsewhere', version: 2 },
      });
      expect(await sendDraft(id, 1)).toMatchObject({
        status: 409,
        body: { code: 'messaging.draft-changed-elsewhere' },
      });
      expect((await sam.send('GET', `/drafts/${id}`)).body).toMatchObject({ content: 'Mine' });
    });

    it('are sent once, like composed messages', async () => {
      const id = await aDraft();

      const sent = await sendDraft(id);

      expect(sent).toMatchObject({ status: 200, body: { messageId: id, recipientCount: 1 } });
      expect((await sendDraft(id)).body).toEqual(sent.body);
      expect(await sam.send('GET', `/drafts/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'messaging.draft-not-found' },
      });
      expect((await ada.send('GET', `/messages/${id}`)).body).toMatchObject({
        ...LETTER,
        senderName: 'Sam Seller',
        isRead: false,
      });
    });

    it('reach an admin’s recipients, and replies join their conversation', async () => {
      const toSam = await aDraft({ recipient: sam.email }, ada);
      const { body: sent } = await sendDraft(toSam, 1, ada);
      const reply = await aDraft({ subject: 'Re: A question', inReplyTo: toSam });
      const { body: replied } = await sendDraft(reply);

      expect(replied['conversationId']).toBe(sent['conversationId']);
      const { body } = await sam.send('GET', `/conversations/${String(sent['conversationId'])}/messages`);
      expect(body['rows']).toMatchObject([
        { id: reply, isMine: true },
        { id: toSam, isMine: false, isAdminMessage: true },
      ]);
    });

    it('of other users cannot be read, changed, sent, or deleted', async () => {
      const id = await aDraft();
      const answers = [
        await ada.send('GET', `/drafts/${id}`),
        await ada.send('PUT', `/drafts/${id}`, LETTER),
        await ada.send('PUT', `/drafts/${id}`, { ...LETTER, version: 1 }),
        await sendDraft(id, 1, ada),
        await ada.send('DELETE', `/drafts/${id}`),
      ];
      expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
        answers.map(() => [404, 'messaging.draft-not-found']),
      );
      expect((await sam.send('GET', `/drafts/${id}`)).body).toMatchObject({ ...LETTER, version: 1 });
    });

    it('are either sent or deleted, and either sent or changed, under concurrency', async () => {
      for (let n = 0; n < times({ test: 6, soak: 300 }); n++) {
        const kim = n % 10 === 0 ? (sam = await Visitor.verified(api)) : sam;
        const [deleted, changed] = [await aDraft({}, kim), await aDraft({}, kim)];

        const [sentOrDeleted, deletion, sentOrChanged, change] = await Promise.all([
          sendDraft(deleted, 1, kim),
          kim.send('DELETE', `/drafts/${deleted}`),
          sendDraft(changed, 1, kim),
          kim.send('PUT', `/drafts/${changed}`, { ...LETTER, content: 'Changed', version: 1 }),
        ]);

        expect([sentOrDeleted, deletion].filter(succeeded)).toHaveLength(1);
        expect([sentOrChanged, change].filter(succeeded)).toHaveLength(1);
        expect((await ada.send('GET', `/messages/${deleted}`)).status).toBe(sentOrDeleted.status);
        expect((await ada.send('GET', `/messages/${changed}`)).status).toBe(succeeded(sentOrChanged) ? 200 : 404);
        expect((await kim.send('GET', `/drafts/${changed}`)).status).toBe(succeeded(change) ? 200 : 404);
      }
    });
  });

  const succeeded = ({ status }: ApiAnswer) => status < 300;

  async function aDraft(told: object = {}, of = sam): Promise<string> {
    const id = crypto.randomUUID();
    expect((await of.send('PUT', `/drafts/${id}`, { ...LETTER, ...told })).status).toBe(200);
    return id;
  }

  const sendDraft = (id: string, version = 1, of = sam) => of.send('POST', `/drafts/${id}/send`, { version });
});
