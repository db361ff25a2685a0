import { Migration } from '@mikro-orm/migrations';

/** What visitors wrote by the contact form, within its limits (S0 §5). */
export class ContactSubmissions extends Migration {
  override up(): void {
    this.addSql(`
      -- Positions come in the order of arrival: pages are told by them.
      create table messaging.contact_submissions (
        position   bigint generated always as identity primary key,
        id         uuid not null unique,
        name       text not null constraint contact_name_within_bounds check (length(name) between 1 and 100),
        email      text not null constraint contact_email_within_bounds check (length(email) between 3 and 255),
        phone      text not null constraint contact_phone_in_e164 check (phone ~ '^\\+1\\d{10}$'),
        message    text not null constraint contact_message_within_bounds check (length(message) between 1 and 2000),
        created_at timestamptz not null
      );
    `);
  }
}
