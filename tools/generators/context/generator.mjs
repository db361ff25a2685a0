import { generateFiles } from '@nx/devkit';
import { fileURLToPath } from 'node:url';
import { edit, formatChanges, link, lock, names, own, refuseTaken } from '../workspace.mjs';

const MODULE = 'apps/api/app.module.ts';
const MIGRATIONS = 'apps/api/migrations.ts';

/** `npx nx g ./tools:context <name>`: a context with a module and a schema, registered in the server. */
export default async function context(tree, options) {
  const forms = names(options.name);
  const { name, pascal, snake } = forms;
  const folder = `libs/${name}`;
  refuseTaken(tree, folder, name);
  // Contexts come first: a remote created later adapts its package name.
  if (tree.exists(`apps/${name}`)) throw new Error(`There is a remote ${name} already: make its context first.`);
  generateFiles(tree, fileURLToPath(new URL('files', import.meta.url)), folder, forms);

  edit(tree, MODULE, (text) =>
    imported(text, `${pascal}Module`, name).replace(/(imports: \[[^\]]*?),?(\s*\])/, `$1, ${pascal}Module$2`),
  );
  edit(tree, MIGRATIONS, (text) => {
    const migrations = `${snake.toUpperCase()}_MIGRATIONS`;
    return imported(text, migrations, name).replace(/\n\];/, `\n  ...${migrations},\n];`);
  });
  own(tree, folder);
  lock(tree, folder);
  await formatChanges(tree);
  return link(tree, folder);
}

/** Adds an import after the last one of our projects. */
function imported(text, what, name) {
  const last = [...text.matchAll(/^import .* from '@casewright\/[^']+';\n/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${text.slice(0, at)}import { ${what} } from '@casewright/${name}';\n${text.slice(at)}`;
}
