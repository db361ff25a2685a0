import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Required by Jest and MikroORM. */
const NEEDED = [24, 9];

/** The Node that runs the product, with a matching PATH, or instructions if there is none. */
export function pinnedNode() {
  const packaged = new URL(`../../node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url);
  const program = existsSync(packaged) ? fileURLToPath(packaged) : isNewEnough() ? process.execPath : undefined;
  if (!program) {
    const needed = NEEDED.join('.');
    return {
      missing: `Casewright needs Node ${needed} or later on ${process.platform}-${process.arch}, for which none comes packaged; this is ${process.version}.\nInstall Node 24 from nodejs.org, then run the same command again.`,
    };
  }
  return { program, path: [dirname(program), process.env.PATH].filter(Boolean).join(delimiter) };
}

function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}
