import type { TableRead } from '@casewright/pursuits';
import type { BytesRange } from '@casewright/pursuits/sheets';
import { askedInputs, FILE_TYPES } from '@casewright/rules';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { ChildProgram } from '../../programs/child-program';
import { BLOCK_BYTES, type TableToRead } from '../../programs/table-to-read';

const READ_TABLE = '../../../../dist/api/read-table.js';
const never = () => new AbortController().signal;
const program = <Task extends object, Result>(name: string, deadline = never) =>
  new ChildProgram<Task, Result>(join(__dirname, name), { heapMb: 64, deadline });

it('ends a process at its deadline, and runs the next task', async () => {
  const beginnings = new EventEmitter();
  const tasks = program<{ readonly isEndless: boolean }, number>('endless-task.ts', () => {
    const deadline = new AbortController();
    beginnings.emit('begun', deadline);
    return deadline.signal;
  });
  const first = once(beginnings, 'begun') as Promise<[AbortController]>;
  const endless = tasks.run({ isEndless: true });
  const next = tasks.run({ isEndless: false });
  const [deadline] = await first;
  deadline.abort();
  await expect(endless).rejects.toMatchObject({ reason: 'deadline' });
  const pid = await next;
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

it('ends a process that needs more memory than it may have', async () => {
  await expect(program('greedy-task.ts').run({})).rejects.toMatchObject({ reason: 'memory' });
});

describe('the process that reads a table', () => {
  const bytes = Buffer.from(
    ['Service,Month,Cost (USD)', ...Array.from({ length: 300_000 }, (_, n) => `Compute,2026-0${(n % 3) + 1},4`)].join(
      '\n',
    ),
  );
  const [asked] = askedInputs({
    proposed: [{ name: 'Helix', environments: ['aws'], computeModels: [] }],
    ...{ competitive: [], presentationSupport: false },
  });
  if (!asked?.table) throw new Error('No table is asked for.');
  const task: TableToRead = {
    file: { size: bytes.length, type: FILE_TYPES.csv },
    ...{ table: asked.table, mapping: null },
  };
  const reading = (answer: (range: BytesRange) => Promise<Uint8Array>) =>
    program<TableToRead, TableRead>(READ_TABLE).run(task, (range) => answer(range as BytesRange));

  it('asks for its bytes in blocks', async () => {
    expect(bytes.length).toBeGreaterThan(BLOCK_BYTES);
    const { reading: read } = await reading(({ start, end }) => Promise.resolve(bytes.subarray(start, end)));
    expect(read).toMatchObject({ problem: null, rows: 300_000, totals: { costUsd: 1_200_000 } });
  });

  it('is ended if the file store fails', async () => {
    await expect(reading(() => Promise.reject(new Error('store unavailable')))).rejects.toThrow('store unavailable');
  });
});
