import { readFileSync } from 'node:fs';
import { projects, trackedFiles } from '../architecture/workspace.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { isSource, sizesOf, type SourceFile } from './sizes.ts';

/** `npm run sizes` prints lines per project and the share of tests. */
const files: readonly SourceFile[] = trackedFiles()
  .filter(isSource)
  .map((path) => ({ path, lines: readFileSync(fromRoot(path), 'utf8').trimEnd().split('\n').length }));

const folders = [...projects.map(({ folder }) => folder), 'tools'];
const rows = folders.map((folder) => row(folder, within(folder)));
const head = ['project', 'files', 'lines', 'median', 'tests', 'longest'];
console.log([head, ...rows, row('together', folders.flatMap(within))].map(line).join('\n'));
process.disconnect?.();

function within(folder: string): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`${folder}/`));
}

function row(name: string, of: readonly SourceFile[]): readonly string[] {
  const { files, lines, median, longest, testShare } = sizesOf(of);
  const file = longest && `${longest.lines} ${longest.path.replace(`${name}/`, '')}`;
  return [name, `${files}`, `${lines}`, `${median}`, `${Math.round(testShare * 100)} %`, file ?? ''];
}

function line([name = '', ...figures]: readonly string[]): string {
  const longest = figures.pop() ?? '';
  return `${name.padEnd(20)}${figures.map((figure) => figure.padStart(8)).join('')}   ${longest}`;
}
