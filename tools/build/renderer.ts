import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Routes, StaticShell } from '../../apps/shell/src/static/rendering.ts';
import type { PageImage } from '../../libs/web/src/handle.ts';
import { STATIC_FILE, STATIC_FOLDER } from '../webpack/static-file.ts';

export interface RenderedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly jsonLd: readonly object[];
  readonly image: PageImage | undefined;
  readonly content: string;
}

interface Build {
  readonly version: string;
  readonly folder: string;
}

/** Empty if a build lacks the prerenderer (watch mode). @throws if a page needs a session, data or inline styles */
export async function renderPages(shell: string, name: string, { version, folder }: Build): Promise<RenderedPage[]> {
  const [shellFile, file] = [staticFileIn(shell), staticFileIn(folder)];
  if (!existsSync(shellFile) || !existsSync(file)) return [];
  const { provided, publicPages, render } = run(shellFile, createRequire(shellFile)) as StaticShell;
  const { default: routes } = run(file, (module) => providedBy(provided, module)) as { default: Routes };
  const pages: RenderedPage[] = [];
  for (const { path, title, description, jsonLd = [], image } of publicPages(routes)) {
    const content = await render(name, version, routes, path);
    refuseInlineStyle(path, content);
    pages.push({ path, title, description, jsonLd, image: (await image?.()) as PageImage | undefined, content });
  }
  return pages;
}

export const staticFileIn = (built: string): string => join(built, STATIC_FOLDER, STATIC_FILE);

/** Evaluates the module again, so that versions don't share state. */
function run(file: string, require: (module: string) => unknown): unknown {
  const module = { exports: {} };
  const code = readFileSync(file, 'utf8');
  const load = compileFunction(code, ['module', 'exports', 'require'], { filename: file }) as (
    ...given: unknown[]
  ) => void;
  load(module, module.exports, require);
  return module.exports;
}

function providedBy(modules: StaticShell['provided'], name: string): unknown {
  if (!(name in modules)) throw new Error(`The shell that renders public pages does not provide ${name}.`);
  return modules[name];
}

/** The policy `style-src 'self'` would block it. */
function refuseInlineStyle(path: string, content: string): void {
  const [, tag] = /<(\w+)[^>]*\sstyle=/.exec(content) ?? [];
  if (tag) throw new Error(`${path} is a public page, and has an inline style at a <${tag}>.`);
}
