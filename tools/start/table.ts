import { relative } from 'node:path';
import { fromRoot } from '../webpack/from-root.ts';
import type { Product } from './product.ts';
import type { State } from './state.ts';

export function table({ url, parts, demoPassword }: Product, state: State): string {
  const rows: [string, string][] = [
    ['Product', url],
    ['Inbox', parts.mail.what],
    ['Payments', parts.payments.what],
    ['API document', `${url}/api/docs`],
    ['Queue dashboard', `${url}/api/queues (sign in as admin first)`],
    ...(demoPassword
      ? ([
          ['Seller', 'seller@northwind.example, with credits'],
          ['Admin', 'admin@casewright.example'],
          ['Password for both', demoPassword],
        ] satisfies [string, string][])
      : []),
    ['Database', parts.database.what],
    ['Queue', parts.queue.what],
    ['Logs', relative(fromRoot('.'), state.place('logs'))],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return ['', ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`), ''].join('\n');
}
