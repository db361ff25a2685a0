import { resolve } from 'node:path';
import { fromRoot } from '../webpack/from-root.ts';
import { shipShell, unmetContracts } from './site.ts';

/** `node tools/build/publish-shell.ts <site>` publishes the built shell and keeps the remotes. Used by the image. */
const [to] = process.argv.slice(2);
if (!to) throw new Error('Where to? node tools/build/publish-shell.ts <site>');
const site = resolve(to);
await shipShell(fromRoot('dist/shell'), site, { publicUrl: process.env['PUBLIC_URL'] });
for (const complaint of unmetContracts(site)) console.error(complaint);
