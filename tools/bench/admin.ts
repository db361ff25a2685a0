import { createHmac, hkdfSync } from 'node:crypto';
import { csvOfUsers } from './admin-csv.ts';
import { ADMIN_LISTS, type AdminList } from './admin-lists.ts';
import { SESSION_COOKIE, type Surroundings } from './api.ts';
import { ask } from './ask.ts';
import { compareLatency, type Outcome } from './compare.ts';
import { type Filled, startFilled } from './filled.ts';
import { SLOW_MS, watchStatements } from './slow-statements.ts';

const AT_MOST = 1.5;
const MAX_BYTES = 64 * 1024;

/** Every admin list with many rows (a million, or `BENCH_SIZE`) compared with a thousand. */
export async function admin(): Promise<Outcome[]> {
  const few = await startFilled('thousand');
  try {
    const many = await startFilled(process.env['BENCH_SIZE'] ?? 'million');
    try {
      return await measure(many, few);
    } finally {
      await many.stop();
    }
  } finally {
    await few.stop();
  }
}

async function measure(many: Filled, few: Filled): Promise<Outcome[]> {
  const asked = [];
  for (const list of ADMIN_LISTS) {
    const [paths, others] = [await pathsOf(many, list), await pathsOf(few, list)];
    asked.push(...paths.map((path, index) => ({ list, path, other: others[index] ?? path })));
  }
  const statements = await watchStatements(many.database);
  const outcomes: Outcome[] = [];
  let largest = 0;
  for (const { list, path, other } of asked) {
    outcomes.push(
      await compareLatency({
        title: `${list.what}: ${titleOf(path, list)}, many ÷ thousand`,
        atMost: AT_MOST,
        many: () => ask(many.api.url, [many.admin, path]),
        few: () => ask(few.api.url, [few.admin, other]),
      }),
    );
    largest = Math.max(largest, await bytesOf(many, path));
  }
  const [slow, scanned] = [await statements.slow(), await statements.scanned()];
  return [
    ...outcomes,
    atMost('largest answer in bytes', largest, MAX_BYTES, ''),
    atMost(`statements longer than ${SLOW_MS} ms`, slow.length, 0, slow.join('\n')),
    atMost('large tables scanned sequentially', scanned.length, 0, scanned.join(', ')),
    ...(await csvOfUsers(many.api, many.admin, many.surroundings.env)),
  ];
}

const titleOf = (path: string, list: AdminList): string =>
  decodeURIComponent(path.replace(list.path, '')).slice(0, 40) || 'first page';

const atMost = (title: string, value: number, limit: number, detail: string): Outcome => ({
  title,
  ratio: value,
  limit: `≤ ${limit}`,
  met: value <= limit,
  detail,
});

/** The first, a middle and the last page, and the first page of every choice. */
async function pathsOf({ surroundings, database, actor, user }: Filled, list: AdminList): Promise<string[]> {
  const { path, from, keys, choices } = list;
  const after = async (place: string): Promise<string> => {
    const { rows } = await database.query<{ keys: string[] }>(
      `select array[${keys.map((key) => `${key}::text`).join(', ')}] as keys from ${from}
       order by ${keys.map((key) => `${key} desc`).join(', ')}
       offset (select count(*) from ${from}) ${place} limit 1`,
    );
    return `${path}?before=${cursorOf(surroundings, list, rows[0]?.keys ?? [])}`;
  };
  const chosen = choices({ user, admin: actor }).map((choice) => `${path}?${new URLSearchParams(choice)}`);
  return [path, await after('/ 2'), await after('- 20'), ...chosen];
}

/** Signs a cursor as the server does. */
function cursorOf({ env }: Surroundings, { name }: AdminList, keys: readonly string[]): string {
  const key = Buffer.from(hkdfSync('sha256', env['APP_SECRET'] ?? '', '', 'list-cursors', 32));
  const text = JSON.stringify(keys);
  const signature = createHmac('sha256', key).update(`${name} \n${text}`).digest().subarray(0, 16);
  return Buffer.concat([signature, Buffer.from(text)]).toString('base64url');
}

async function bytesOf({ api, admin: { token } }: Filled, path: string): Promise<number> {
  const answer = await fetch(api.url + path, { headers: { cookie: `${SESSION_COOKIE}=${token}` } });
  return (await answer.arrayBuffer()).byteLength;
}
