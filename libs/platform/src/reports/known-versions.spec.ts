import { Clock } from '@casewright/kernel';
import type { Config } from '../config/config';
import { SqlReader } from '../persistence/sql-reader';
import { KnownVersions } from './known-versions';

const report = (remote: string, version: string) => ({ remote, version });
const SHELL = report('shell', '6.3.0');
const CALCULATOR = report('calculator', '1.0.0-3ebc7ea1');
const NEXT = report('calculator', '1.0.0-aa11bb22');
const EARLIER = report('account', '1.0.0-0ldone11');
const MADE_UP = report('made-up', '1.0.0');

describe('versions that browsers report on', () => {
  let minutes: number;
  let site: Record<string, object> | undefined;

  beforeEach(() => {
    minutes = 0;
    site = { '/remotes.json': { calculator: CALCULATOR }, '/shell.json': { contract: SHELL.version } };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      if (!site) throw new TypeError('fetch failed');
      return Response.json(site[new URL(url instanceof Request ? url.url : url).pathname]);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const versions = () => {
    class TestClock extends Clock {
      now = () => new Date(minutes * 60_000);
    }
    const config = { publicUrl: 'https://casewright.example' } as Config;
    const sql = new SqlReader('postgres://unused', 1);
    jest.spyOn(sql, 'read').mockResolvedValue([EARLIER]);
    return new KnownVersions(config, sql, new TestClock());
  };

  it('are those that the site serves or that were reported before', async () => {
    expect(await versions().of([SHELL, CALCULATOR, MADE_UP, EARLIER, NEXT])).toEqual([SHELL, CALCULATOR, EARLIER]);
  });

  it('are read again after a minute, and pages that are still open may report on the version before', async () => {
    const known = versions();
    expect(await known.of([CALCULATOR, NEXT])).toEqual([CALCULATOR]);
    site = { ...site, '/remotes.json': { calculator: NEXT } };
    expect(await known.of([NEXT])).toEqual([]);
    minutes = 2;
    expect(await known.of([CALCULATOR, NEXT])).toEqual([CALCULATOR, NEXT]);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('may be any while the site can’t be read', async () => {
    site = undefined;
    expect(await versions().of([MADE_UP])).toEqual([MADE_UP]);
  });
});
