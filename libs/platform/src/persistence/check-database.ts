import { Client } from 'pg';
import type { Config } from '../config/config';
import { ConfigurationError } from '../config/configuration-error';
import { isDatabaseUnavailable } from './database-unavailable';
import { READER_CONNECTIONS_OUTSIDE_POOL } from './sql-reader';

const OUTBOX_CONNECTIONS = 5;
const QUEUE_CONNECTIONS = 10;

export const connectionsOfProcess = ({ maxConnections, redisUrl }: Config): number =>
  2 * maxConnections + READER_CONNECTIONS_OUTSIDE_POOL + OUTBOX_CONNECTIONS + (redisUrl ? 0 : QUEUE_CONNECTIONS);

/** Does not wait for an unavailable database. @throws ConfigurationError for too few connections or excessive rights */
export async function checkDatabase(config: Config): Promise<void> {
  const client = new Client({ ...config.connectionLimits, connectionString: config.databaseUrl });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(FACTS);
    const complaints = rows.flatMap((facts) => [
      ...connectionComplaints(config, facts),
      ...roleComplaints(config, facts),
    ]);
    if (complaints.length > 0) throw new ConfigurationError(complaints);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Facts {
  readonly available: number;
  readonly mayChangeTables: boolean;
}

const FACTS = `
  select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - current_setting('reserved_connections')::int as available,
    has_database_privilege(current_database(), 'CREATE') as "mayChangeTables"`;

function connectionComplaints(config: Config, { available }: Facts): string[] {
  const ofOne = connectionsOfProcess(config);
  const needed = ofOne * config.serverProcesses;
  if (needed <= available) return [];
  return [
    `DATABASE_CONNECTIONS is too high: ${config.serverProcesses} processes (SERVER_PROCESSES) open up to ${ofOne} connections each, and the database accepts ${available}`,
  ];
}

const roleComplaints = ({ isProduction }: Config, { mayChangeTables }: Facts): string[] =>
  isProduction && mayChangeTables
    ? ['DATABASE_URL must name a role that may not change tables: casewright_application of docker/postgres/roles.sql']
    : [];
