import { Migration } from '@mikro-orm/migrations';

export class ModelDocumentsTable extends Migration {
  override up(): void {
    this.addSql(`
      create table value_models.documents (
        version_id uuid not null references value_models.versions on delete cascade,
        kind       text not null check (kind in ('pdf-letter', 'pdf-a4', 'pptx', 'xlsx')),
        file_id    uuid unique, -- in platform.files
        sha256     text check (sha256 ~ '^[0-9a-f]{64}$'),
        made_at    timestamptz,
        failed_at  timestamptz, -- first failure, retried since then
        primary key (version_id, kind),
        constraint made_or_failed check ((file_id is null) = (failed_at is not null)
          and (file_id is null) = (sha256 is null) and (file_id is null) = (made_at is null))
      );
      create index documents_by_sha256 on value_models.documents (sha256);
    `);
  }
}
