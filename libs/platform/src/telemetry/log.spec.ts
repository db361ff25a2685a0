import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../testing/eventually';
import { createLog, logDestination } from './log';

const folder = fs.mkdtempSync(join(tmpdir(), 'casewright-log-'));
let isFull = false;
const diskFull = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

beforeAll(() => {
  const { write, writeSync } = fs;
  jest.spyOn(fs, 'write').mockImplementation((...args: Parameters<typeof fs.write>) => {
    const done = args.at(-1) as unknown as (error: Error) => void;
    if (isFull) setImmediate(() => done(diskFull()));
    else write(...args);
  });
  jest.spyOn(fs, 'writeSync').mockImplementation((...args: Parameters<typeof fs.writeSync>) => {
    if (isFull) throw diskFull();
    return writeSync(...args);
  });
});
afterAll(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

describe.each(['api', 'worker'])('the log of the %s on a full disk', (process) => {
  it('drops lines above a limit, and writes again when there is space', async () => {
    const file = join(folder, process);
    const log = createLog(process, 'info', logDestination(process, fs.openSync(file, 'a')));
    const lines = 20_000;
    isFull = true;
    for (let line = 0; line < lines; line++) log.info('while the disk is full');
    isFull = false;
    log.info('once there is space');

    await eventually(() => expect(fs.readFileSync(file, 'utf8')).toContain('while the disk is full'));
    const written = fs.readFileSync(file, 'utf8').trim().split('\n');
    expect(written.every((line) => line.endsWith('}'))).toBe(true);
    expect(written.length).toBeLessThan(lines);
    await eventually(() => {
      log.info('later');
      expect(fs.readFileSync(file, 'utf8')).toContain('later');
    });
  });
});
