import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

export const SLOW_MS = 50;
/** Sequential scans of smaller tables are fine. */
const MANY_ROWS = 10_000;
/** Idle connections report their statistics within ten seconds. */
const REPORTED_AFTER_MS = 11_000;
const LOG = 'server.log';

/** Watches for slow statements and sequential scans. */
export interface StatementWatch {
  /** Each with its longest duration. */
  slow(): Promise<readonly string[]>;
  /** Large tables that were scanned sequentially. */
  scanned(): Promise<readonly string[]>;
}

/** Applies to connections opened from now on. */
export async function logSlowStatements(database: Client): Promise<void> {
  for (const role of ['casewright_application', 'casewright_reader']) {
    await database.query(`alter role ${role} set log_min_duration_statement = ${SLOW_MS}`);
  }
}

export async function watchStatements(database: Client): Promise<StatementWatch> {
  const before = await scansOf(database);
  const since = await logLength(database);
  return {
    slow: async () => {
      const { rows } = await database.query<{ log: string }>(`select pg_read_file('${LOG}', $1, 100000000) as log`, [
        since,
      ]);
      return longestOf(rows[0]?.log ?? '');
    },
    scanned: async () => {
      await pause(REPORTED_AFTER_MS);
      const now = await scansOf(database);
      return Object.keys(now).filter((table) => (now[table] ?? 0) > (before[table] ?? 0));
    },
  };
}

async function logLength(database: Client): Promise<number> {
  const { rows } = await database.query<{ size: number }>(`select size::int from pg_stat_file('${LOG}')`);
  return rows[0]?.size ?? 0;
}

function longestOf(log: string): readonly string[] {
  const longest = new Map<string, number>();
  for (const [, duration, statement = ''] of log.matchAll(/duration: ([\d.]+) ms {2}([^]*?)(?=\n\S|$)/g)) {
    const known = longest.get(statement) ?? 0;
    longest.set(statement, Math.max(known, Number(duration)));
  }
  return [...longest].map(([statement, ms]) => `${ms} ms: ${statement.replaceAll(/\s+/g, ' ')}`);
}

async function scansOf(database: Client): Promise<Readonly<Record<string, number>>> {
  const { rows } = await database.query<{ name: string; scans: number }>(
    `select relid::regclass::text as name, seq_scan::int as scans from pg_stat_user_tables where n_live_tup > ${MANY_ROWS}`,
  );
  return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]));
}
