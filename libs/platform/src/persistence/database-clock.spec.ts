import { performance } from 'node:perf_hooks';
import { emptyDatabase } from '../testing/empty-database';
import { DatabaseClock } from './database-clock';
import { prepared, SqlReader } from './sql-reader';

const HOUR_MS = 60 * 60 * 1000;
/** More than a query takes on a busy machine, and far less than an hour. */
const SOON_MS = 10_000;

describe('the database clock', () => {
  let sql: SqlReader;

  beforeAll(async () => {
    sql = new SqlReader(await emptyDatabase(), 2);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => sql.onApplicationShutdown());

  it('follows the database on a machine whose clock is an hour behind', async () => {
    jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin - HOUR_MS);
    const clock = new DatabaseClock(sql);
    expect(Math.abs(await msOff(clock))).toBeGreaterThan(HOUR_MS - SOON_MS);

    await clock.follow();

    expect(Math.abs(await msOff(clock))).toBeLessThan(SOON_MS);
  });

  it('never runs backward, and continues while the database is unavailable', async () => {
    const clock = new DatabaseClock(sql);
    await clock.follow();
    const before = clock.now();
    jest.spyOn(sql, 'read').mockRejectedValue(new Error('away'));

    await clock.follow();

    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before.getTime());
    jest.restoreAllMocks();
    expect(Math.abs(await msOff(clock))).toBeLessThan(SOON_MS);
  });

  it('never runs backward after running ahead, and becomes exact again', async () => {
    let elapsedMs = 1_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => elapsedMs);
    const told = jest.spyOn(sql, 'read');
    const clock = new DatabaseClock(sql);
    const tell = async (ms: number) => {
      told.mockResolvedValue([{ ms }]);
      await clock.follow();
    };
    await tell(5_000_040);
    expect(clock.now().getTime()).toBe(5_000_040);

    await tell(5_000_000);
    const seen = [5_000_040];
    for (let second = 0; second <= 60; second++) {
      seen.push(clock.now().getTime());
      elapsedMs += 1_000;
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen.slice(1)).size).toBe(61);
    expect(seen.at(-1)).toBe(5_060_000);
  });

  it('jumps when the database is far behind, as after a restored machine', async () => {
    const clock = new DatabaseClock(sql);
    await clock.follow();
    jest.spyOn(sql, 'read').mockResolvedValue([{ ms: clock.now().getTime() - HOUR_MS }]);
    const before = clock.now().getTime();

    await clock.follow();

    expect(before - clock.now().getTime()).toBeGreaterThan(HOUR_MS - SOON_MS);
  });

  const msOff = async (clock: DatabaseClock): Promise<number> => {
    const [row] = await sql.read(prepared<{ now: Date }>('test.now', 'select clock_timestamp() as now'), []);
    return clock.now().getTime() - (row?.now.getTime() ?? 0);
  };
});
