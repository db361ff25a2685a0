import { generateFiles } from '@nx/devkit';
import { fileURLToPath } from 'node:url';
import { edit, formatChanges, link, lock, names, own, refuseTaken } from '../workspace.mjs';

/** `npx nx g ./tools:remote <name>`: a remote with one page at /<name>. The shell finds it unchanged. */
export default async function remote(tree, options) {
  const forms = names(options.name);
  const folder = `apps/${forms.name}`;
  refuseTaken(tree, folder, forms.name);
  // A context may have the same name.
  const packageName = tree.exists(`libs/${forms.name}`) ? `${forms.name}-remote` : forms.name;
  generateFiles(tree, fileURLToPath(new URL('files', import.meta.url)), folder, { ...forms, packageName });
  generateFiles(tree, fileURLToPath(new URL('workflow', import.meta.url)), '.github/workflows', forms);
  edit(tree, 'libs/web/src/pages.ts', (text) => `${text}export const ${forms.camel} = '/${forms.name}';\n`);
  own(tree, folder);
  lock(tree, folder);
  await formatChanges(tree);
  return link(tree, folder);
}
