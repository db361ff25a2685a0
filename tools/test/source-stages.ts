import { globSync } from 'node:fs';
import { fromRoot } from '../webpack/from-root.ts';
import { bin, command, TYPE_CHECK, twoAtATime } from './command.ts';
import { type Outcome, type Stage, total } from './stage.ts';

/** What is judged without being run. One check each: a file, a folder, a project. */
export const format: Stage = {
  name: 'format',
  run: async (paths) => check([bin('prettier'), '--check', '--log-level=warn', ...(paths.length > 0 ? paths : ['.'])]),
};

export const lint: Stage = {
  name: 'lint',
  run: async (paths) => {
    // The rule about boundaries reads the graph of projects that Nx left behind.
    const graph = await check([bin('nx'), 'show', 'projects']);
    if (graph.failed > 0) return graph;
    const folders = paths.length > 0 ? paths : ['apps', 'libs', 'tools'];
    return total(await twoAtATime(folders, (folder) => check([bin('eslint'), '--max-warnings=0', folder])));
  },
};

export const types: Stage = {
  name: 'types',
  run: async (paths) => {
    const projects = globSync('{apps/*,libs/*,tools}/tsconfig.json', { cwd: fromRoot('.') }).sort();
    const wanted = projects.filter((project) => paths.length === 0 || paths.some((path) => project.startsWith(path)));
    return total(await twoAtATime(wanted, (project) => check([TYPE_CHECK, '-p', project])));
  },
};

async function check(args: readonly string[]): Promise<Outcome> {
  const { isGood, output } = await command(args);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, output };
}
