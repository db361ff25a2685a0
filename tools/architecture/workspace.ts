import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot } from '../webpack/from-root.ts';

export interface Project {
  readonly name: string;
  /** Relative to the root of the workspace. */
  readonly folder: string;
  readonly tags: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly nx?: { readonly tags?: readonly string[] };
}

export const projects: readonly Project[] = globSync('{apps,libs}/*/package.json', { cwd: fromRoot('.') })
  .sort()
  .map((file) => {
    const { name, nx } = JSON.parse(readFileSync(fromRoot(file), 'utf8')) as Manifest;
    return { name, folder: dirname(file), tags: nx?.tags ?? [] };
  });

export const projectsOf = (kind: string): readonly Project[] =>
  projects.filter(({ tags }) => tags.includes(`kind:${kind}`));

export function projectOf(kind: string): Project {
  const [project] = projectsOf(kind);
  if (!project) throw new Error(`No project is of kind ${kind}.`);
  return project;
}

export function fileIn(folder: string, pattern = '**/*.{ts,tsx}'): string {
  const [file] = globSync(`${folder}/${pattern}`, { cwd: fromRoot('.') })
    .filter((path) => !/node_modules|\.spec\.|\.d\.ts$|webpack\.config|\.fixture\./.test(path))
    .sort();
  if (!file) throw new Error(`${folder} holds no ${pattern}.`);
  return file;
}

/** Tracked and untracked files that git does not ignore. */
export const trackedFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(fromRoot(file)));
