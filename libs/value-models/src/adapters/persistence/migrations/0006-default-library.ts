import { publishedStays } from '@casewright/platform';
import { Migration } from '@mikro-orm/migrations';

/** Starts empty: the provider imports defaults with their sources. */
export class DefaultLibraryTables extends Migration {
  override up(): void {
    this.addSql(`
      create table value_models.default_versions (
        id           uuid primary key,
        number       integer not null unique check (number > 0),
        line_count   integer not null check (line_count >= 0),
        revision     integer not null check (revision > 0),
        created_by   uuid,
        created_at   timestamptz not null,
        changed_at   timestamptz not null,
        published_by uuid,
        published_at timestamptz,
        constraint published_with_lines check (published_at is null or line_count > 0)
      );
      create unique index one_default_draft on value_models.default_versions ((true)) where published_at is null;

      create table value_models.defaults (
        version_id uuid not null references value_models.default_versions on delete cascade,
        position   integer not null check (position > 0),
        key        text not null check (key ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'),
        name       text not null check (name <> ''),
        unit       text not null check (unit <> ''),
        low        numeric not null,
        base       numeric not null,
        high       numeric not null,
        publisher  text not null check (publisher <> ''),
        title      text not null check (title <> ''),
        url        text not null check (url like 'https://%'),
        as_of      date not null check (as_of <= current_date + 1),
        note       text not null,
        primary key (version_id, position),
        unique (version_id, key),
        constraint in_order check (low <= base and base <= high)
      );
    `);
    this.addSql(
      publishedStays({
        ...{ schema: 'value_models', versions: 'default_versions', lines: 'defaults' },
        reason: 'the defaults does not change: models were made with it',
      }),
    );
  }
}
