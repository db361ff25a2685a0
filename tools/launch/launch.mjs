import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { installPackages, packagesAreInstalled } from './packages.mjs';
import { pinnedNode } from './pinned-node.mjs';

const NPM_LOOK_MS = 500;

/** Installs packages and runs a program of `tools/` under the pinned Node. Needs only Node 20, so plain JavaScript. */
export async function launch(program) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    quit(`Casewright needs Node 20 or later to start with; this is ${process.version}.`);
  }
  if (!packagesAreInstalled()) await installPackages();
  const node = pinnedNode();
  if ('missing' in node) quit(node.missing);

  const args = ['--disable-warning=ExperimentalWarning', fileURLToPath(program), ...process.argv.slice(2)];
  // The IPC channel closes when this process ends, however it ends.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(node.program, args, { stdio, env: { ...process.env, PATH: node.path } });
  // Ctrl-C reaches both processes, which share the terminal. Only the child needs to clean up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on('error', (error) => quit(`${node.program} failed to start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** Detects a killed npm by a changed parent process. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), NPM_LOOK_MS).unref();
}

function quit(message) {
  console.error(message);
  process.exit(1);
}
