import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { fromRoot } from './from-root.ts';

/** What Nest reads of decorators at run time, and class names as written: events and tokens are known by them. */
const swc = {
  swcrc: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};

/** One file for each of `programs` that stands in `folder`: the workspace's own code bundled, npm's beside it. */
export function server(folder: string, programs: readonly string[]): Configuration {
  const context = fileURLToPath(new URL('.', folder));
  const present = programs.filter((name) => existsSync(join(context, `${name}.ts`)));
  return {
    mode: 'production',
    context,
    target: 'node24',
    devtool: 'source-map',
    entry: Object.fromEntries(present.map((name) => [name, `./${name}.ts`])),
    output: { path: fromRoot('dist/api'), filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
    externals: [({ request = '' }, decide) => (isOurs(request) ? decide() : decide(undefined, `commonjs ${request}`))],
    module: { rules: [{ test: /\.ts$/, loader: 'swc-loader', options: swc }] },
    resolve: { extensions: ['.ts', '.js'] },
    // Whoever reads a stack trace shall recognise the names in it.
    optimization: { minimize: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

const isOurs = (request: string): boolean => /^\.{0,2}\/|^@casewright\//.test(request);
