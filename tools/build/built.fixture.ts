import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fake build of the shell. Its `render` shows its arguments. */
export function builtShell(folder: string, name: string): string {
  const place = (what: string) => `<!--!${what}--><!--!/${what}-->`;
  const html = `<head>${place('page')}${place('styles')}</head><div id="root">${name} ${place('content')}</div>`;
  return built(folder, {
    'index.html': html,
    'static/static.js': `
      exports.provided = {};
      exports.publicPages = (routes) => routes;
      exports.render = async (app, version, [{ text }]) => app + ' ' + version + ': ' + text;`,
  });
}

/** A fake build of a remote `notes` with one public page, or none without text. */
export function builtRemote(
  folder: string,
  version: string,
  text: string | undefined,
  paths: readonly string[] = ['/notes'],
): string {
  const routes = text === undefined ? [] : [{ path: '/notes', title: 'News', description: 'What is new.', text }];
  return built(folder, {
    'record.json': JSON.stringify({ version, requires: '^1.0.0', paths, hasPublicPages: true, preload: [] }),
    'static/static.js': `
      const image = async () => ({ headline: 'News' });
      exports.default = ${JSON.stringify(routes)}.map((route) => ({ ...route, image }));`,
  });
}

function built(folder: string, files: Readonly<Record<string, string>>): string {
  const place = mkdtempSync(join(folder, 'built-'));
  mkdirSync(join(place, 'static'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  return place;
}
