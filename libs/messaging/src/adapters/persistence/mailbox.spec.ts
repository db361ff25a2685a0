import {
  CommandEvents,
  Files,
  Lists,
  migrate,
  PLATFORM_MIGRATIONS,
  Sql,
  SqlReader,
  Transactions,
} from '@casewright/platform';
import { eachInTransaction, emptyDatabase, testConfig } from '@casewright/platform/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Mailbox } from '../../domain/mailbox.repository';
import { aDeliveryTo, aText, aMessageTo, aSender, NOW } from '../../domain/message.fixture';
import { Message } from '../../domain/message';
import { CountUnread, CountUnreadHandler } from '../../queries/count-unread';
import { ListMessages, ListMessagesHandler } from '../../queries/list-messages';
import { MESSAGING_MIGRATIONS } from './migrations/all';
import { SqlMailbox } from './sql-mailbox';

const CONVERSATION = crypto.randomUUID();

describe('the mailbox', () => {
  let orm: MikroORM;
  let reader: SqlReader;
  let mailbox: Mailbox;
  const [ada, alan] = [crypto.randomUUID(), crypto.randomUUID()];

  beforeAll(async () => {
    const opened = await database();
    ({ orm } = opened);
    reader = new SqlReader(opened.clientUrl, 2);
    mailbox = mailboxIn(orm);
  });
  afterAll(async () => {
    await reader.onApplicationShutdown();
    await orm.close();
  });

  const unreadOf = async (ownerId: string) =>
    (await new CountUnreadHandler(reader).execute(new CountUnread(ownerId))).count;
  const folderOf = async (ownerId: string, folder: 'inbox' | 'sent') => {
    const { rows } = await foldersOf(reader).execute(new ListMessages(ownerId, false, folder, undefined));
    return rows.map(({ id }) => id);
  };
  const inboxOf = (ownerId: string) => folderOf(ownerId, 'inbox');
  const sentBy = (ownerId: string) => folderOf(ownerId, 'sent');

  it("counts the recipient's unread copies, not the sender's", async () => {
    const reader = crypto.randomUUID();
    const message = aMessageTo(reader);
    await mailbox.deliver(message);
    await mailbox.deliver(aMessageTo(reader));
    expect(await unreadOf(reader)).toBe(2);
    expect(await unreadOf(message.sender.id)).toBe(0);

    expect(await mailbox.markRead(reader, [message.id], NOW)).toBe(1);
    expect(await mailbox.markRead(reader, [message.id], NOW)).toBe(0);

    expect(await unreadOf(reader)).toBe(1);
  });

  it("does not mark someone else's copy read", async () => {
    const message = aMessageTo(ada);
    await mailbox.deliver(message);
    const before = await unreadOf(ada);

    expect(await mailbox.markRead(alan, [message.id], NOW)).toBeUndefined();
    expect(await mailbox.markRead(ada, [crypto.randomUUID()], NOW)).toBeUndefined();

    expect(await unreadOf(ada)).toBe(before);
  });

  it('returns the sender of a received message to its recipient only', async () => {
    const message = aMessageTo(ada);
    await mailbox.deliver(message);

    expect(await mailbox.received(ada, message.id, false)).toEqual({
      senderId: message.sender.id,
      conversationId: message.conversation.id,
    });
    expect(await mailbox.received(message.sender.id, message.id, false)).toBeUndefined();
    expect(await mailbox.received(alan, message.id, false)).toBeUndefined();
    expect(await mailbox.received(ada, crypto.randomUUID(), false)).toBeUndefined();
  });

  it('delivers an announcement once, to its recipients only', async () => {
    const sender = aSender();
    const announced = Message.announce(crypto.randomUUID(), sender, aText(), aDeliveryTo(ada), NOW);
    const before = (await inboxOf(ada)).length;

    await mailbox.deliver(announced);
    await mailbox.deliver(announced);

    expect(await inboxOf(ada)).toHaveLength(before + 1);
    expect(await sentBy(sender.id)).toEqual([]);
  });

  it('delivers messages to oneself', async () => {
    const sender = aSender({ isAdmin: true });
    const message = Message.write(sender, aText(), aDeliveryTo(sender.id), NOW);

    await mailbox.deliver(message);

    expect(await inboxOf(sender.id)).toEqual([message.id]);
    expect(await sentBy(sender.id)).toEqual([message.id]);
    expect(await unreadOf(sender.id)).toBe(1);
  });

  it("deletes the owner's copy only, and restores it within the time limit", async () => {
    const [reader, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const message = aMessageTo(reader, other);
    await mailbox.deliver(message);

    expect(await mailbox.delete(other, [crypto.randomUUID()], NOW)).toBe(0);
    expect(await mailbox.delete(reader, [message.id, crypto.randomUUID()], NOW)).toBe(1);
    expect([await inboxOf(reader), await unreadOf(reader)]).toEqual([[], 0]);
    expect(await mailbox.received(reader, message.id, false)).toBeUndefined();
    expect(await mailbox.markRead(reader, [message.id], NOW)).toBeUndefined();
    expect(await inboxOf(other)).toEqual([message.id]);

    expect(await mailbox.restore(reader, [message.id], NOW)).toBe(0);
    expect(await mailbox.restore(reader, [message.id], new Date(NOW.getTime() - 1))).toBe(1);
    expect([await inboxOf(reader), await unreadOf(reader)]).toEqual([[message.id], 1]);
  });

  it('purges copies deleted before the time limit', async () => {
    const reader = crypto.randomUUID();
    const [early, late] = [aMessageTo(reader), aMessageTo(reader)];
    await mailbox.deliver(early);
    await mailbox.deliver(late);
    const later = new Date(NOW.getTime() + 1);
    await mailbox.delete(reader, [early.id], NOW);
    await mailbox.delete(reader, [late.id], later);

    expect(await mailbox.purge(later)).toBe(1);

    expect(await mailbox.restore(reader, [early.id, late.id], new Date(0))).toBe(1);
    expect(await inboxOf(reader)).toEqual([late.id]);
  });
});

describe('database constraints', () => {
  let orm: MikroORM;
  const message = aMessageTo(crypto.randomUUID());

  beforeAll(async () => {
    ({ orm } = await database());
    await mailboxIn(orm).deliver(message);
  });
  afterAll(() => orm.close());

  it('deletes a message with its last copy', async () => {
    const [ann, ben] = [crypto.randomUUID(), crypto.randomUUID()];
    const mailbox = mailboxIn(orm);
    const announced = Message.announce(crypto.randomUUID(), aSender(), aText(), aDeliveryTo(ann), NOW);
    const toBoth = Message.announce(crypto.randomUUID(), aSender(), aText(), aDeliveryTo(ann, ben), NOW);
    const toHerself = Message.write(aSender({ id: ann }), aText(), aDeliveryTo(ann), NOW);
    for (const one of [announced, toBoth, toHerself]) await mailbox.deliver(one);
    const left = () => orm.em.execute(`select id from messaging.messages where id <> '${message.id}'`);

    await mailbox.erase(ann, undefined);
    expect(await left()).toEqual([{ id: toBoth.id }]);
    await mailbox.erase(ben, undefined);
    expect(await left()).toEqual([]);
    expect(await orm.em.execute('select id from messaging.conversations')).toEqual([{ id: message.conversation.id }]);
  });

  it.each([
    ['a reworded message', `update messaging.messages set content = 'Other'`, 'written once'],
    ['a message too long', insertMessage('s', 'c'.repeat(10_001), 1), 'content_within_bounds'],
    ['a subject too long', insertMessage('s'.repeat(201), 'c', 1), 'subject_within_bounds'],
    ['a message to nobody', insertMessage('s', 'c', 0), 'someone_receives_it'],
    [
      'a second copy',
      `insert into messaging.copies (owner_id, message_id, is_received, created_at, read_at)
       select owner_id, message_id, is_received, created_at, read_at from messaging.copies`,
      'copies_pkey',
    ],
  ])('refuse %s', async (_, statement, refusal) => {
    await expect(orm.em.execute(statement)).rejects.toThrow(refusal);
  });
});

describe('folder pages with a million copies', () => {
  let orm: MikroORM;
  let reader: SqlReader;
  const busy = crypto.randomUUID();

  beforeAll(async () => {
    const opened = await database();
    ({ orm } = opened);
    reader = new SqlReader(opened.clientUrl, 1);
    // Enough rows for the planner to see that an owner has few of them. More would not change the plan.
    await orm.em.execute(`
      insert into messaging.conversations (id, last_message_at) values ('${CONVERSATION}', now());
      insert into messaging.messages (id, conversation_id, sender_id, sender_name, is_admin_message, subject, content,
          recipient_count, created_at)
        select gen_random_uuid(), '${CONVERSATION}', gen_random_uuid(), 'Sam', false, 'Hello', 'Hi', 1,
          now() - make_interval(secs => n)
        from generate_series(1, 20000) n;
      insert into messaging.copies (owner_id, message_id, is_received, created_at)
        select case when row_number() over () % 4 = 0 then '${busy}'::uuid else gen_random_uuid() end, id, true, created_at
        from messaging.messages order by created_at;
      analyze messaging.messages, messaging.copies`);
  });
  afterAll(async () => {
    await reader.onApplicationShutdown();
    await orm.close();
  });

  it('list every message once, newest first', async () => {
    const seen: string[] = [];
    const times: number[] = [];
    let before: string | undefined;
    for (let page = 0; page < 10; page++) {
      const { rows, next } = await foldersOf(reader).execute(new ListMessages(busy, false, 'inbox', before));
      seen.push(...rows.map(({ id }) => id));
      times.push(...rows.map(({ createdAt }) => createdAt.getTime()));
      before = next ?? undefined;
    }

    expect(new Set(seen).size).toBe(250);
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });

  it.each([
    ['inbox', 'owner_id = $1 and deleted_at is null and is_received', /copies_(in_folder|of_owner)/],
    ['folder of few among many', 'owner_id = $1 and deleted_at is null and not is_received', /copies_in_folder/],
    ['admin’s inbox', 'owner_id = $1 and deleted_at is null', /copies_of_owner/],
  ])('read %s along an index, without sorting', async (_, condition, index) => {
    const plan = await planOf(`
      select message_id from messaging.copies where ${condition.replace('$1', `'${busy}'`)} and position < 10000
      order by position desc limit 26`);

    expect(plan).toMatch(index);
    expect(plan).not.toContain('Sort');
  });

  it('count along the index of unread copies', async () => {
    await orm.em.execute('update messaging.copies set read_at = now() where random() < 0.99');
    await orm.em.execute('analyze messaging.copies');

    expect(
      await planOf(
        `select count(*) from messaging.copies where owner_id = '${busy}' and is_received and read_at is null and deleted_at is null`,
      ),
    ).toContain('unread_copies');
  });

  const planOf = async (statement: string): Promise<string> =>
    JSON.stringify(await orm.em.execute(`explain ${statement}`));
});

function insertMessage(subject: string, content: string, recipientCount: number): string {
  return `insert into messaging.messages (id, conversation_id, sender_id, sender_name, is_admin_message, subject,
      content, recipient_count, created_at)
    values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Sam', false, '${subject}', '${content}',
      ${recipientCount}, now())`;
}

const foldersOf = (reader: SqlReader): ListMessagesHandler =>
  new ListMessagesHandler(new Lists(reader, testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })));

/** The mailbox removes files but reads none. */
const NEVER_ASKED = new SqlReader('postgres://nobody@127.0.0.1:1/none', 1);

const mailboxIn = (orm: MikroORM): Mailbox => {
  const sql = new Sql(orm.em);
  return eachInTransaction(
    new Transactions(orm.em),
    new SqlMailbox(sql, new CommandEvents(orm.em, sql), new Files(sql, NEVER_ASKED)),
  );
};

async function database() {
  const clientUrl = await emptyDatabase();
  await migrate(clientUrl, [...PLATFORM_MIGRATIONS, ...MESSAGING_MIGRATIONS]);
  const orm = await MikroORM.init({
    clientUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    allowGlobalContext: true,
  });
  return { orm, clientUrl };
}
