import { Migration } from '@mikro-orm/migrations';

/** Everything about a case is in one conversation, whose ID is the case's. */
export class OneConversationPerCase extends Migration {
  override up(): void {
    this.addSql(`
      insert into messaging.conversations (id, person_id, person_name, is_done, assignee_id, assignee_name, last_message_at, case_id)
      select distinct on (case_id) case_id, person_id, person_name, is_done, assignee_id, assignee_name, last_message_at, case_id
      from messaging.conversations where case_id is not null order by case_id, last_message_at desc
      on conflict (id) do nothing;

      update messaging.conversations kept set
        is_done = merged.is_done, last_message_at = merged.last_message_at,
        assignee_id = coalesce(kept.assignee_id, assigned.assignee_id),
        assignee_name = coalesce(kept.assignee_name, assigned.assignee_name)
      from (select case_id, bool_and(is_done) as is_done, max(last_message_at) as last_message_at
        from messaging.conversations where case_id is not null group by case_id having count(*) > 1) merged
      left join lateral (select assignee_id, assignee_name from messaging.conversations other
        where other.case_id = merged.case_id and other.assignee_id is not null
        order by other.last_message_at desc limit 1) assigned on true
      where kept.id = merged.case_id;

      alter table messaging.messages disable trigger written_once;
      update messaging.messages set conversation_id = merged.case_id from messaging.conversations merged
      where merged.id = messages.conversation_id and merged.case_id <> merged.id;
      alter table messaging.messages enable trigger written_once;
      delete from messaging.conversations where case_id <> id;

      -- The constraint makes the index of the same rows unnecessary.
      drop index messaging.conversations_of_case;
      alter table messaging.conversations add constraint one_conversation_per_case check (case_id = id);
    `);
  }
}
