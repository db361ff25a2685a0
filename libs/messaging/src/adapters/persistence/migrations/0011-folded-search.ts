import { Migration } from '@mikro-orm/migrations';

/** Searches find text without regard to accents and case. */
export class MessagesByFoldedText extends Migration {
  override up(): void {
    this.addSql(`
      drop index messaging.messages_by_people, messaging.messages_by_names, messaging.signups_by_texts;
      drop statistics messaging.people_of_messages, messaging.texts_of_signups;
      create index messages_by_people on messaging.messages
        using gin (platform.folded(messaging.people_of(sender_name, recipient_name)) public.gin_trgm_ops);
      create index messages_by_names on messaging.messages using gin (
        platform.folded(sender_name) public.gin_trgm_ops, platform.folded(recipient_name) public.gin_trgm_ops);
      create index signups_by_texts on messaging.pilot_signups
        using gin (platform.folded(contact_name || ' ' || company || ' ' || work_email) public.gin_trgm_ops);
      create statistics messaging.people_of_messages
        on (platform.folded(messaging.people_of(sender_name, recipient_name))) from messaging.messages;
      create statistics messaging.texts_of_signups
        on (platform.folded(contact_name || ' ' || company || ' ' || work_email)) from messaging.pilot_signups;

      -- Splits and folds words exactly as the search does (domain/message-search.ts).
      alter table messaging.messages drop column words;
      alter table messaging.messages add column words tsvector not null generated always as (
        setweight(to_tsvector('simple', regexp_replace(platform.folded(subject), '[^[:alnum:]]+', ' ', 'g')), 'A') ||
        setweight(to_tsvector('simple', regexp_replace(platform.folded(content), '[^[:alnum:]]+', ' ', 'g')), 'B')) stored;
      create index messages_by_words on messaging.messages using gin (words);
      analyze messaging.messages, messaging.pilot_signups;
    `);
  }
}
