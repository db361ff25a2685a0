import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { deadlineEnv } from '../test/deadline.ts';

/** Jest with the Node flags that the suites need: `node tools/jest/run.ts [path…] [options]`. */
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const config = fileURLToPath(new URL('jest.config.cjs', import.meta.url));
const args = ['--experimental-vm-modules', '--no-warnings', jest, '--config', config, '--passWithNoTests'];
const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...deadlineEnv(), ...process.env },
});
process.exit(status ?? 1);
