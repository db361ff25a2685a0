import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Compares the lock file with the copy that npm stores in node_modules. */
export function packagesAreInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    if (link) return existsSync(join(root, path));
    return installed[path]?.version === version || (!installed[path] && (optional || devOptional));
  });
}

export async function installPackages() {
  const started = Date.now();
  console.log('Installing packages. The first time takes a few minutes.');
  const [program, ...args] = npm();
  const child = spawn(program, [...args, 'ci', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  const stop = (signal) => (child.kill(signal), process.exit(1));
  for (const signal of ENDINGS) process.once(signal, stop);
  const code = await new Promise((resolve) => child.on('exit', resolve).on('error', () => resolve(1)));
  for (const signal of ENDINGS) process.off(signal, stop);
  if (code !== 0) {
    console.error('npm could not install the packages: see above. `npm ci` tries again.');
    process.exit(1);
  }
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

/** The running npm, else the one on PATH. */
const npm = () => {
  const running = process.env.npm_execpath;
  if (running?.endsWith('.js') && existsSync(running)) return [process.execPath, running];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
};
