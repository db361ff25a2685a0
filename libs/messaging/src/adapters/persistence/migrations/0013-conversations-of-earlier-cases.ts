import { Migration } from '@mikro-orm/migrations';

/**
 * Cases that were announced before conversations knew their case: one conversation with the team, whose first message
 * has the ID of the case, and one with the seller. They become one.
 */
export class ConversationsOfEarlierCases extends Migration {
  override up(): void {
    this.addSql(`
      create temporary table announced on commit drop as
      select distinct on (kept.id) kept.id as case_id, other.id as other_id
      from messaging.conversations kept
      join messaging.messages told on told.id = kept.id and told.conversation_id = kept.id
        and told.sender_id = kept.person_id and not told.is_admin_message and told.subject like 'Case started: %'
      left join (
        messaging.conversations other
        join messaging.messages seen on seen.id = other.id and seen.conversation_id = other.id
          and seen.is_admin_message and seen.subject = 'Your case has been started'
      ) on other.person_id = kept.person_id and other.case_id is null and seen.created_at = told.created_at
      where kept.case_id is null order by kept.id, other.id;

      update messaging.conversations kept set
        case_id = kept.id, is_done = kept.is_done and coalesce(other.is_done, true),
        last_message_at = greatest(kept.last_message_at, other.last_message_at),
        assignee_id = coalesce(kept.assignee_id, other.assignee_id),
        assignee_name = case when kept.assignee_id is null then other.assignee_name else kept.assignee_name end
      from announced left join messaging.conversations other on other.id = announced.other_id
      where kept.id = announced.case_id;

      alter table messaging.messages disable trigger written_once;
      update messaging.messages set conversation_id = announced.case_id from announced
      where announced.other_id = messages.conversation_id;
      alter table messaging.messages enable trigger written_once;
      delete from messaging.conversations using announced where announced.other_id = conversations.id;

      -- Merged before without the times of the other conversation. A message of its person reopens a conversation.
      update messaging.conversations set
        last_message_at = latest.created_at, is_done = is_done and latest.is_admin_message
      from (
        select distinct on (conversation_id) conversation_id, created_at, is_admin_message
        from messaging.messages order by conversation_id, position desc
      ) as latest
      where latest.conversation_id = conversations.id and latest.created_at > conversations.last_message_at;
    `);
  }
}
