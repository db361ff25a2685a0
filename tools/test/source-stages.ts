import { globSync } from 'node:fs';
import { fromRoot } from '../webpack/from-root.ts';
import { bin, command, TYPE_CHECK, twoAtATime } from './command.ts';
import { type Outcome, type Stage, total } from './stage.ts';

const IN_ROOT = { cwd: fromRoot('.') };

/** Stages that run no product code. Each file, folder or project counts as one check. */
export const format: Stage = {
  name: 'format',
  run: async (paths) => check([bin('oxfmt'), '--check', ...(paths.length > 0 ? paths : ['.'])]),
};

/** Grouped by target, since projects of a kind share what the compiler reads. */
const KINDS = ['server', 'browser', 'script'];

/** Type-aware rules run in oxlint on the native compiler, all others in ESLint. */
export const lint: Stage = {
  name: 'lint',
  run: async (paths) => {
    // The module-boundary rule reads Nx's cached project graph.
    const graph = await check([bin('nx'), 'show', 'projects']);
    if (graph.failed > 0) return graph;
    const wanted = paths.length > 0 ? paths : ['apps', 'libs', 'tools'];
    const linters = [
      [bin('eslint'), '--max-warnings=0', '--no-warn-ignored', ...wanted],
      [bin('oxlint'), '--type-aware', '--deny-warnings', ...wanted],
    ];
    return total(await twoAtATime(linters, check));
  },
};

export const types: Stage = {
  name: 'types',
  run: async (paths) => {
    const projects = globSync('{apps/*,libs/*,tools}/tsconfig.json', IN_ROOT).sort();
    const wanted =
      paths.length > 0
        ? projects.filter((project) => paths.some((path) => project.startsWith(path)))
        : KINDS.map((kind) => `tools/typescript/every-${kind}.json`);
    return total(await twoAtATime(wanted, (project) => check([TYPE_CHECK, '-p', project])));
  },
};

async function check(args: readonly string[]): Promise<Outcome> {
  const { isGood, output } = await command(args);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, output };
}
