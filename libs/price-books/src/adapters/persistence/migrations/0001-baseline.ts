import { publishedStays } from '@casewright/platform';
import { SAMPLE_PRICE_BOOK } from '@casewright/rules/sample-price-book';
import { Migration } from '@mikro-orm/migrations';

/** Starts with the sample of invented prices. Amounts are in micros of the book's currency. */
export class PriceBooksBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create schema price_books;

      create table price_books.price_books (
        id         uuid primary key,
        name       text not null,
        source     text not null,
        region     text not null,
        currency   text not null check (currency ~ '^[A-Z]{3}$'),
        is_sample  boolean not null,
        created_by uuid,
        created_at timestamptz not null
      );
      create unique index price_books_by_name on price_books.price_books (lower(name));

      create table price_books.versions (
        id           uuid primary key,
        price_book_id      uuid not null references price_books.price_books,
        number       integer not null check (number > 0),
        prices_as_of date,
        line_count   integer not null check (line_count >= 0),
        revision     integer not null check (revision > 0),
        created_by   uuid,
        created_at   timestamptz not null,
        changed_at   timestamptz not null,
        published_by uuid,
        published_at timestamptz,
        unique (price_book_id, number),
        constraint published_with_lines
          check (published_at is null or (prices_as_of is not null and line_count > 0))
      );
      create unique index one_draft on price_books.versions (price_book_id) where published_at is null;

      create table price_books.lines (
        version_id                uuid not null references price_books.versions on delete cascade,
        position                  integer not null check (position > 0),
        kind                      text not null check (kind in ('instance', 'host', 'license', 'storage')),
        provider                  text not null check (provider <> ''),
        region                    text not null,
        family                    text not null,
        name                      text not null check (name <> ''),
        vcpu                      numeric check (vcpu > 0),
        cpus                      integer check (cpus > 0),
        cores_per_cpu             integer check (cores_per_cpu > 0),
        memory_gib                numeric check (memory_gib > 0),
        max_storage_gib           numeric check (max_storage_gib > 0),
        on_demand_hourly_micros   bigint check (on_demand_hourly_micros > 0),
        one_year_hourly_micros    bigint check (one_year_hourly_micros > 0),
        three_years_hourly_micros bigint check (three_years_hourly_micros > 0),
        purchase_micros           bigint check (purchase_micros > 0),
        yearly_micros_per_core    bigint check (yearly_micros_per_core > 0),
        monthly_micros_per_gib    bigint check (monthly_micros_per_gib > 0),
        primary key (version_id, position),
        unique (version_id, kind, provider, region, name),
        constraint instance_is_priced check ((kind = 'instance') = (vcpu is not null) and (kind = 'instance')
          = (coalesce(on_demand_hourly_micros, one_year_hourly_micros, three_years_hourly_micros) is not null)),
        constraint host_is_priced check ((kind = 'host') = (purchase_micros is not null)
          and (kind = 'host') = (cpus is not null) and (kind = 'host') = (cores_per_cpu is not null)),
        constraint machines_have_memory check ((kind in ('instance', 'host')) = (memory_gib is not null)
          and (kind in ('instance', 'host') or max_storage_gib is null)),
        constraint license_is_priced check ((kind = 'license') = (yearly_micros_per_core is not null)),
        constraint storage_is_priced check ((kind = 'storage') = (monthly_micros_per_gib is not null))
      );
    `);
    this.addSql(
      publishedStays({
        ...{ schema: 'price_books', versions: 'versions', lines: 'lines' },
        reason: 'a price book does not change: machines were priced with it',
      }),
    );
    this.addSql(samplePriceBook());
  }
}

/** A published first version. */
function samplePriceBook(): string {
  const { name, source, region, currency, pricesAsOf, lines } = SAMPLE_PRICE_BOOK;
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const since = text(`${pricesAsOf}T00:00:00Z`);
  return `
    with book as (
      insert into price_books.price_books (id, name, source, region, currency, is_sample, created_at)
      values (gen_random_uuid(), ${text(name)}, ${text(source)}, ${text(region)}, ${text(currency)}, true, ${since})
      returning id
    ), version as (
      insert into price_books.versions (id, price_book_id, number, prices_as_of, line_count, revision, created_at, changed_at)
      select gen_random_uuid(), id, 1, ${text(pricesAsOf)}, ${lines.length}, 1, ${since}, ${since} from book
      returning id
    )
    insert into price_books.lines (version_id, position, kind, provider, region, family, name, vcpu, cpus, cores_per_cpu,
      memory_gib, max_storage_gib, on_demand_hourly_micros, one_year_hourly_micros, three_years_hourly_micros,
      purchase_micros, yearly_micros_per_core, monthly_micros_per_gib)
    select version.id, position, line ->> 'kind', line ->> 'provider', line ->> 'region', line ->> 'family',
      line ->> 'name', (line ->> 'vcpu')::numeric, (line ->> 'cpus')::integer, (line ->> 'coresPerCpu')::integer,
      (line ->> 'memoryGib')::numeric, (line ->> 'maxStorageGib')::numeric,
      (line ->> 'onDemandHourlyMicros')::bigint, (line ->> 'oneYearHourlyMicros')::bigint,
      (line ->> 'threeYearsHourlyMicros')::bigint, (line ->> 'purchaseMicros')::bigint,
      (line ->> 'yearlyMicrosPerCore')::bigint, (line ->> 'monthlyMicrosPerGib')::bigint
    from version, jsonb_array_elements(${text(JSON.stringify(lines))}::jsonb) with ordinality as given(line, position);

    update price_books.versions set published_at = created_at, revision = 2;`;
}

export const PRICE_BOOKS_MIGRATIONS = [{ name: 'price-books-0001-baseline', class: PriceBooksBaseline }];
