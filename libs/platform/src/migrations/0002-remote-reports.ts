import { Migration } from '@mikro-orm/migrations';

/** Totals per version of a remote. Nothing in them identifies a person. */
export class RemoteReports extends Migration {
  override up(): void {
    this.addSql(`
      create table platform.remote_reports (
        remote            text not null,
        version           text not null,
        first_reported_at timestamptz not null,
        last_reported_at  timestamptz not null,
        views             bigint not null default 0,
        errors            bigint not null default 0,
        vitals            bigint not null default 0, -- measured web vitals
        good_vitals       bigint not null default 0,
        primary key (remote, version)
      );
    `);
  }
}
