import { CommandEvents, Files, migrate, PLATFORM_MIGRATIONS, Sql, SqlReader, Transactions } from '@casewright/platform';
import { eachInTransaction, emptyDatabase } from '@casewright/platform/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Mailbox } from '../../domain/mailbox.repository';
import { aDeliveryTo, aText, aMessageTo, aSender, NOW } from '../../domain/message.fixture';
import { Message } from '../../domain/message';
import { MESSAGING_MIGRATIONS } from './migrations/all';
import { SqlMailbox } from './sql-mailbox';

const CONVERSATION = crypto.randomUUID();

describe('database constraints', () => {
  let orm: MikroORM;
  const message = aMessageTo(crypto.randomUUID());

  beforeAll(async () => {
    orm = await database();
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

describe('folders with many copies', () => {
  let orm: MikroORM;
  const busy = crypto.randomUUID();

  beforeAll(async () => {
    orm = await database();
    // Enough rows for the planner to see that an owner has few of them. More would not change the plan.
    await orm.em.execute(`
      insert into messaging.conversations (id, last_message_at) values ('${CONVERSATION}', now());
      insert into messaging.messages (id, conversation_id, sender_id, sender_name, is_admin_message, subject, content,
          recipient_count, created_at)
        select gen_random_uuid(), '${CONVERSATION}', gen_random_uuid(), 'Sam', false, 'Hello', 'Hi', 1,
          now() - make_interval(secs => n)
        from generate_series(1, 8000) n;
      insert into messaging.copies (owner_id, message_id, is_received, created_at)
        select case when row_number() over () % 4 = 0 then '${busy}'::uuid else gen_random_uuid() end, id, true, created_at
        from messaging.messages order by created_at;
      analyze messaging.messages, messaging.copies`);
  });
  afterAll(() => orm.close());

  it.each([
    ['inbox', 'owner_id = $1 and deleted_at is null and is_received', /copies_(in_folder|of_owner)/],
    ['folder of few among many', 'owner_id = $1 and deleted_at is null and not is_received', /copies_in_folder/],
    ['admin’s inbox', 'owner_id = $1 and deleted_at is null', /copies_of_owner/],
  ])('read %s along an index, without sorting', async (_, condition, index) => {
    const plan = await planOf(`
      select message_id from messaging.copies where ${condition.replace('$1', `'${busy}'`)} and position < 4000
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

/** The mailbox removes files but reads none. */
const NEVER_ASKED = new SqlReader('postgres://nobody@127.0.0.1:1/none', 1);

const mailboxIn = (orm: MikroORM): Mailbox => {
  const sql = new Sql(orm.em);
  return eachInTransaction(
    new Transactions(orm.em),
    new SqlMailbox(sql, new CommandEvents(orm.em, sql), new Files(sql, NEVER_ASKED)),
  );
};

async function database(): Promise<MikroORM> {
  const clientUrl = await emptyDatabase();
  await migrate(clientUrl, [...PLATFORM_MIGRATIONS, ...MESSAGING_MIGRATIONS]);
  return MikroORM.init({
    clientUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    allowGlobalContext: true,
  });
}
