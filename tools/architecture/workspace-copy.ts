import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NX_ENV } from '../nx/env.ts';
import { IS_BUILT } from '../start/build.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { trackedFiles } from './workspace.ts';

const OURS = '@casewright';

export class WorkspaceCopy {
  readonly folder = temporaryFolder('copy');

  constructor() {
    for (const file of trackedFiles()) {
      mkdirSync(join(this.folder, dirname(file)), { recursive: true });
      cpSync(fromRoot(file), join(this.folder, file), { force: true });
    }
    this.borrowPackages();
  }

  /** Returns the program's output. @throws with the output if it fails */
  run(program: string, ...args: string[]): string {
    const done = spawnSync(process.execPath, [program, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...NX_ENV,
        FORCE_COLOR: '0',
        NODE_TEST_CONTEXT: undefined,
        [IS_BUILT]: undefined,
      },
    });
    if (done.status !== 0) throw new Error(`${program} ${args.join(' ')}\n${done.stdout}${done.stderr}`);
    return done.stdout;
  }

  /** Links third-party packages; links to our own projects are relative, so they are copied. */
  private borrowPackages(): void {
    const theirs = fromRoot('node_modules');
    const mine = join(this.folder, 'node_modules');
    mkdirSync(join(mine, OURS), { recursive: true });
    for (const name of readdirSync(theirs)) if (name !== OURS) symlinkSync(join(theirs, name), join(mine, name));
    for (const name of readdirSync(join(theirs, OURS))) {
      symlinkSync(readlinkSync(join(theirs, OURS, name)), join(mine, OURS, name));
    }
  }
}
