import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { installPackages, packagesAreInstalled } from './packages.mjs';
import { pinnedNode } from './pinned-node.mjs';

const NPM_LOOK_MS = 500;

/**
 * Runs a TypeScript program of `tools/` on a machine with Node 20 or later and nothing else: installs what is missing and
 * goes on under the Node that the product is made for. Plain JavaScript without packages, since there may be none yet.
 */
export async function launch(program) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    quit(`Casewright needs Node 20 or later to start with; this is ${process.version}.`);
  }
  if (!packagesAreInstalled()) await installPackages();
  const node = pinnedNode();
  if ('missing' in node) quit(node.missing);

  const args = ['--disable-warning=ExperimentalWarning', fileURLToPath(program), ...process.argv.slice(2)];
  // Over the fourth the child hears when this process is gone, however it went.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(node.program, args, { stdio, env: { ...process.env, PATH: node.path } });
  // Ctrl-C reaches both, since they share the terminal; it is the child that has things to put away.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on('error', (error) => quit(`${node.program} failed to start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** A killed npm tells nobody: whoever has another parent than at the start has lost it. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), NPM_LOOK_MS).unref();
}

function quit(message) {
  console.error(message);
  process.exit(1);
}
