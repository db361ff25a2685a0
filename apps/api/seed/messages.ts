import { company, pastPosition, personName, since } from './people';
import type { Seeding } from './seeding';

const OF_CONVERSATION = 20;

const SUBJECTS = `array['Question about my case','Inputs for the analysis','Review next week','Pricing of support',
  'Access for a colleague','Terms to confirm','A new competitor','Storage on site B','Credits of last month','Your value case']`;
const TOPICS = `array['licenses','hosts','storage','migration','support','latency','backup','recovery','egress','power',
  'rack space','renewal','discount','staffing','training','compliance','encryption','snapshots','capacity']`;

const SENT = since('2024-02-01', 'n');
const topic = (prime: number) => `(${TOPICS})[1 + n / ${prime} % 19]`;

/** Between sellers and the first admin, who replies to every second message. */
export const messages = ({ messages: [from, to], admin }: Seeding): readonly string[] => {
  // Ordered, so that a conversation's messages are adjacent. Only its first message opens it.
  const numbered = `generate_series(${from}, ${to}) n,
    lateral (select (n - 1) / ${OF_CONVERSATION} + 1 as c, n % 2 = 0 as is_answer) which`;
  return [
    `insert into messaging.conversations (id, person_id, person_name, is_done, last_message_at)
     select pg_temp.seeded('conversation', c), pg_temp.seeded('user', c), ${personName('c')}, c % 4 > 0,
       ${since('2024-02-01', `least(c * ${OF_CONVERSATION}, ${to})`)}
     from ${numbered} where n % ${OF_CONVERSATION} = 1`,
    `insert into messaging.messages (position, id, conversation_id, sender_id, sender_name, is_admin_message, subject,
       content, recipient_count, recipient_name, created_at) overriding system value
     select ${pastPosition('n')}, pg_temp.seeded('message', n), pg_temp.seeded('conversation', c),
       case when is_answer then ${admin.id}::uuid else pg_temp.seeded('user', c) end,
       case when is_answer then ${admin.name} else ${personName('c')} end, is_answer,
       case when is_answer then 'Re: ' else '' end || (${SUBJECTS})[1 + c % 10],
       'We looked at ' || ${topic(1)} || ' and ' || ${topic(19)} || ' for ' || ${company('c')} || ', site ' || n % 900 || '.',
       1, case when is_answer then ${personName('c')} end, ${SENT}
     from ${numbered}`,
    // Marked as mailed, so that no emails are sent.
    `insert into messaging.copies (position, owner_id, message_id, is_received, created_at, read_at, mailed_at)
       overriding system value
     select ${pastPosition('n')},
       case when is_answer = is_received then pg_temp.seeded('user', c) else ${admin.id}::uuid end,
       pg_temp.seeded('message', n), is_received, ${SENT},
       case when not is_received or not is_answer or n % ${OF_CONVERSATION} > 0 then ${SENT} end, ${SENT}
     from ${numbered}, (values (true), (false)) copy (is_received)`,
    `insert into messaging.unread_messages
     select position, id from messaging.messages, ${numbered}
     where id = pg_temp.seeded('message', n) and n % ${OF_CONVERSATION} = 0`,
  ];
};
