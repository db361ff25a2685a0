import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Configuration, type ExternalItemFunctionData, rspack } from '@rspack/core';
import { source } from '../webpack/base.ts';
import { contractVersion } from '../webpack/contract-version.ts';
import { singletonNames } from '../webpack/federation.ts';
import { fromRoot } from '../webpack/from-root.ts';
import type { Declaration } from '../webpack/remote-record.ts';
import { STATIC_FILE, STATIC_FOLDER } from '../webpack/static-file.ts';

export function staticConfiguration(name: string): Configuration | undefined {
  if (name === 'shell') return forNode(name, './src/static/static.tsx', leaveStyles);
  const declared = fromRoot(`apps/${name}/remote.json`);
  if (!existsSync(declared)) return undefined;
  const { hasPublicPages } = JSON.parse(readFileSync(declared, 'utf8')) as Declaration;
  return hasPublicPages ? forNode(name, './src/routes.tsx', leaveStylesAndSingletons) : undefined;
}

const forNode = (name: string, entry: string, externals: typeof leaveStyles): Configuration => ({
  mode: 'production',
  context: fileURLToPath(new URL(`../../apps/${name}/`, import.meta.url)),
  target: 'node24',
  entry: { static: entry },
  output: {
    path: fromRoot(`dist/${name}/${STATIC_FOLDER}`),
    filename: STATIC_FILE,
    library: { type: 'commonjs2' },
    clean: true,
  },
  externals: [externals],
  module: {
    rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', options: { swcrc: false, jsc: source } }],
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  optimization: { minimize: false },
  plugins: [new rspack.DefinePlugin({ 'process.env.CONTRACT': JSON.stringify(contractVersion()) })],
  performance: { hints: false },
  stats: 'errors-warnings',
});

type Decide = (error?: null, external?: string) => void;

function leaveStyles({ request = '' }: ExternalItemFunctionData, decide: Decide): void {
  if (request.endsWith('.css')) decide(null, 'var {}');
  else decide();
}

/** Singletons come from the shell, as in the browser. */
function leaveStylesAndSingletons(asked: ExternalItemFunctionData, decide: Decide): void {
  const { request = '' } = asked;
  const isShared = singletonNames.includes(request) || request === 'react/jsx-runtime';
  if (isShared) decide(null, `commonjs ${request}`);
  else leaveStyles(asked, decide);
}
