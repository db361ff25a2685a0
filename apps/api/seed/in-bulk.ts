import type { Client } from 'pg';

/** Requires the tables' owner. Drops triggers, keys, references, and indexes while `fill` runs, in one transaction. */
export async function inBulk(client: Client, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const statements = async (sql: string): Promise<readonly string[]> =>
    (await client.query<{ statement: string }>(sql, [tables])).rows.map(({ statement }) => statement);
  const run = async (sql: readonly string[]): Promise<void> => {
    for (const statement of sql) await client.query(statement);
  };
  const restored = [...(await statements(KEYS)), ...(await statements(INDEXES)), ...(await statements(REFERENCES))];
  await run([
    ...(await statements(DROP_REFERENCES)),
    ...(await statements(DROP_KEYS)),
    ...(await statements(DROP_INDEXES)),
  ]);
  await run(tables.map((table) => `alter table ${table} disable trigger user`));
  await fill();
  await run(tables.map((table) => `alter table ${table} enable trigger user`));
  await run(restored);
}

const PLAIN_INDEXES = `from pg_index where indrelid = any($1::regclass[])
  and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`;
const INDEXES = `select pg_get_indexdef(indexrelid) as statement ${PLAIN_INDEXES}`;
const DROP_INDEXES = `select 'drop index ' || indexrelid::regclass as statement ${PLAIN_INDEXES}`;

const adding = (constraints: string): string => `
  select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement
  ${constraints}`;
const dropping = (constraints: string): string => `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement ${constraints}`;

const OF_KEYS = `from pg_constraint where contype in ('p', 'u') and conrelid = any($1::regclass[])`;
const KEYS = adding(OF_KEYS);
const DROP_KEYS = dropping(OF_KEYS);

/** Includes references from other tables, since a referenced key cannot be dropped. */
const OF_REFERENCES = `from pg_constraint
  where contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`;
const REFERENCES = adding(OF_REFERENCES);
const DROP_REFERENCES = dropping(OF_REFERENCES);
