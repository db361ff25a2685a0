import { Client } from 'pg';

export const OWNER_ROLE = 'casewright_owner';
export const APPLICATION_ROLE = 'casewright_application';
export const READER_ROLE = 'casewright_reader';

export interface TableRights {
  /** Tables whose rows the application may not update or delete. */
  readonly appendOnly: readonly string[];
  /** Tables whose rows the application may not delete. */
  readonly neverDeleted: readonly string[];
  /** Schemas of a queue that adds jobs through temporary tables. */
  readonly usingTemporaryTables: readonly string[];
}

/**
 * Runs as the owner after every migration. Without the roles of docker/postgres/roles.sql, one role does everything.
 */
export async function grantRights(
  ownerUrl: string,
  { appendOnly, neverDeleted, usingTemporaryTables }: TableRights,
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    if (!(await hasRoles(client))) return;
    const { rows } = await client.query<{ schema: string }>(SCHEMAS);
    const schemas = rows.map(({ schema }) => schema).join(', ');
    const needsTemporary = rows.some(({ schema }) => usingTemporaryTables.includes(schema));
    const both = `${APPLICATION_ROLE}, ${READER_ROLE}`;
    await client.query(`
      begin;
      do $$ begin
        execute format('revoke all on database %I from public', current_database());
        execute format('grant connect on database %I to ${both}', current_database());
      end $$;
      revoke all on all tables in schema ${schemas} from ${both};
      grant usage on schema ${schemas} to ${both};
      grant select on all tables in schema ${schemas} to ${both};
      grant insert, update, delete on all tables in schema ${schemas} to ${APPLICATION_ROLE};
      grant usage on all sequences in schema ${schemas} to ${APPLICATION_ROLE};
      do $$ begin
        if ${needsTemporary} then
          execute format('grant temporary on database %I to ${APPLICATION_ROLE}', current_database());
        end if;
      end $$;
      revoke update on ${appendOnly.join(', ')} from ${APPLICATION_ROLE};
      revoke delete on ${[...appendOnly, ...neverDeleted].join(', ')} from ${APPLICATION_ROLE};
      commit;
    `);
  } finally {
    await client.end();
  }
}

/** Only for servers that require no password. */
export function urlAs(role: string, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  url.password = '';
  return url.href;
}

const SCHEMAS = `
  select quote_ident(nspname) as schema from pg_namespace
  where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public')`;

async function hasRoles(client: Client): Promise<boolean> {
  const names = [APPLICATION_ROLE, READER_ROLE];
  const { rowCount } = await client.query('select from pg_roles where rolname = any($1)', [names]);
  return rowCount === names.length;
}
