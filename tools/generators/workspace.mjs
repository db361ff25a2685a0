import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { names as namesOf, readJson, updateJson } from '@nx/devkit';
import { format } from 'oxfmt';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function names(name) {
  if (!KEBAB.test(name)) throw new Error(`${name} is not kebab-case.`);
  const { className: pascal, propertyName: camel } = namesOf(name);
  const [first, ...rest] = name.replaceAll('-', ' ');
  return { name, pascal, camel, snake: name.replaceAll('-', '_'), title: first.toUpperCase() + rest.join('') };
}

export function refuseTaken(tree, folder, name) {
  if (tree.exists(folder)) throw new Error(`There is a project ${name} already.`);
}

/** @throws if the change has no effect */
export function edit(tree, file, change) {
  const before = tree.read(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not as this generator knows it.`);
  tree.write(file, after);
}

/** Adds the project to the lock file, as `npm install` would. */
export function lock(tree, folder) {
  const { name, version } = readJson(tree, `${folder}/package.json`);
  updateJson(tree, 'package-lock.json', (file) => {
    const packages = {
      ...file.packages,
      [folder]: { name, version },
      [`node_modules/${name}`]: { resolved: folder, link: true },
    };
    const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
    return { ...file, packages: Object.fromEntries(sorted) };
  });
}

/** Links the project in node_modules, as `npm install` would. Run after the files are written. */
export const link = (tree, folder) => () => {
  const { name } = readJson(tree, `${folder}/package.json`);
  const place = join(tree.root, 'node_modules', name);
  mkdirSync(join(place, '..'), { recursive: true });
  if (!existsSync(place)) symlinkSync(join('../..', folder), place, 'dir');
};

/** Assigns it to the default owner in CODEOWNERS. */
export const own = (tree, folder) =>
  edit(tree, '.github/CODEOWNERS', (text) => `${text.trimEnd()}\n/${folder}/ @casewright/product\n`);

/** Formats all changed files except the lock file. */
export async function formatChanges(tree) {
  const options = JSON.parse(readFileSync(join(tree.root, '.oxfmtrc.json'), 'utf8'));
  for (const { path, type } of tree.listChanges()) {
    if (type === 'DELETE' || path === 'package-lock.json' || !/\.(tsx?|mjs|json|ya?ml|css)$/.test(path)) continue;
    tree.write(path, (await format(path, tree.read(path, 'utf8'), options)).code);
  }
}
