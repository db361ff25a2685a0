import { createInterface } from 'node:readline';
import { endProcess } from './end-process.ts';
import type { GuardOrder } from './guard.ts';
import { removeFolder } from './remove-folder.ts';

/** Cleans up after the process that started it, however that one ends. Notices the end by its closed standard input. */
const TIMEOUT_MS = 3000;
const orders = new Map<string, GuardOrder>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line) as GuardOrder & { done?: true };
  if (order.done) orders.delete(order.id);
  else orders.set(order.id, order);
}

const left = [...orders.values()];
await Promise.all(left.map(async ({ end }) => end && endProcess(end.who, end.signal, TIMEOUT_MS, end.withGroup)));
for (const { remove } of left) if (remove) removeFolder(remove);
