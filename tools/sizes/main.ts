import { readFileSync } from 'node:fs';
import { projects, trackedFiles } from '../architecture/workspace.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { isSource, sizesOf, sourceFile, type SourceFile } from './sizes.ts';

/** `npm run sizes` prints lines per project, and the shares of comments and tests. */
const files: readonly SourceFile[] = trackedFiles()
  .filter(isSource)
  .map((path) => sourceFile(path, readFileSync(fromRoot(path), 'utf8')));

const folders = [...projects.map(({ folder }) => folder), 'tools'];
const rows = folders.map((folder) => row(folder, within(folder)));
const head = ['project', 'files', 'lines', 'median', 'comments', 'tests', 'longest'];
console.log([head, ...rows, row('together', folders.flatMap(within))].map(line).join('\n'));
process.disconnect?.();

function within(folder: string): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`${folder}/`));
}

function row(name: string, of: readonly SourceFile[]): readonly string[] {
  const { files, lines, median, longest, commentShare, testShare } = sizesOf(of);
  const shares = [`${(commentShare * 100).toFixed(1)} %`, `${Math.round(testShare * 100)} %`];
  const file = longest && `${longest.lines} ${longest.path.replace(`${name}/`, '')}`;
  return [name, `${files}`, `${lines}`, `${median}`, ...shares, file ?? ''];
}

function line([name = '', ...figures]: readonly string[]): string {
  const longest = figures.pop() ?? '';
  return `${name.padEnd(20)}${figures.map((figure) => figure.padStart(9)).join('')}   ${longest}`;
}
