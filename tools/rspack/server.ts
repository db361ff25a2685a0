import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Compiler, type Configuration, type ExternalItemFunctionData, rspack } from '@rspack/core';
import { fromRoot } from '../webpack/from-root.ts';

/** Emits decorator metadata for Nest and keeps class names, by which events and tokens are identified. */
const swc = {
  swcrc: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    // ASCII output: V8 stores a source with any other character in twice the memory.
    output: { charset: 'ascii' },
    minify: { compress: false, mangle: false, format: { comments: false } },
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};

/** Native modules and packages that read their own files stay in node_modules. */
const LEFT_IN_NODE_MODULES = [
  '@node-rs/argon2',
  'msgpackr-extract',
  // Loaded only for buckets and scans; bundling it would slow every start.
  '@aws-sdk/client-s3',
  'clamscan',
  'pdfkit',
  'hucre',
  'pptxgenjs',
  'pino',
  'swagger-ui-dist',
  '@bull-board/ui',
  // Nest requires it by name and must get the same copy.
  'class-transformer',
];
const RUNTIME = 'compiled';
const PACKAGES = /[\\/]node_modules[\\/]/;
const PACKAGES_FILE = /^packages\.js$/;
/** Wraps these files in a module function at build time. Wrapping them at load time would copy their text. */
const MODULE_WRAPPER = {
  ...{ raw: true, include: [PACKAGES_FILE, /\.program\.js$/] },
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

/** A process keeps its source in memory: 33 MB, or 10 MB without comments and non-ASCII text. Names stay for traces. */
const PACKAGES_WITHOUT_COMMENTS = new rspack.SwcJsMinimizerRspackPlugin({
  include: PACKAGES_FILE,
  extractComments: false,
  minimizerOptions: { compress: false, mangle: false, format: { comments: false, asciiOnly: true } },
});

/** One file per program and one for all npm packages: resolving some 4,000 files takes most of the start time. */
export function server(folder: string, programs: readonly string[]): Configuration {
  const context = fileURLToPath(new URL('.', folder));
  const present = programs.filter((name) => existsSync(join(context, `${name}.ts`)));
  return {
    mode: 'production',
    context,
    target: 'node24',
    entry: Object.fromEntries([RUNTIME, ...present].map((name) => [name, `./${name}.ts`])),
    output: {
      path: fromRoot('dist/api'),
      filename: ({ chunk }) => (present.includes(chunk?.name ?? '') ? '[name].program.js' : '[name].js'),
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: [leaveOut],
    node: { __dirname: false, __filename: false },
    module: {
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: swc }],
      parser: {
        javascript: {
          dynamicImportMode: 'eager',
          createRequire: false,
        },
      },
    },
    // Resolve as Node does, so that no package is bundled twice.
    resolve: { extensions: ['.ts', '.js'], mainFields: ['main'] },
    optimization: {
      minimizer: [PACKAGES_WITHOUT_COMMENTS],
      splitChunks: {
        cacheGroups: { packages: { test: PACKAGES, name: 'packages', chunks: 'initial', enforce: true } },
      },
    },
    plugins: [
      // Line numbers suffice for stack traces, and Node reads the whole map at each start.
      new rspack.SourceMapDevToolPlugin({
        filename: '[file].map',
        exclude: PACKAGES_FILE,
        columns: false,
        noSources: true,
      }),
      // At run time, since the build may run on another machine.
      new rspack.DefinePlugin({ 'import.meta.url': IN_THIS_FILE }),
      new rspack.BannerPlugin({
        banner: '(function (exports, require, module, __filename, __dirname) {',
        ...MODULE_WRAPPER,
      }),
      new rspack.BannerPlugin({ banner: '})', ...MODULE_WRAPPER, footer: true }),
      { apply: (compiler: Compiler) => startBy(compiler, present) },
      new rspack.BannerPlugin({
        ...{ banner: NO_SOURCE_MAP, raw: true, footer: true, include: PACKAGES_FILE },
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      }),
    ],
    // Packages probe for optional dependencies at run time.
    ignoreWarnings: [{ module: PACKAGES }],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

const WATCHED_PROGRAMS = [RUNTIME, 'main', 'worker', 'make-document', 'read-table'];

/** Watch mode. Skips minification, which re-reads all packages and takes seconds per change. */
export function watchedServer({ entry, optimization, ...configuration }: Configuration): Configuration {
  return {
    ...configuration,
    // Rspack's incremental builds need this mode.
    mode: 'development',
    devtool: false,
    entry: Object.fromEntries(Object.entries(entry ?? {}).filter(([name]) => WATCHED_PROGRAMS.includes(name))),
    optimization: {
      ...optimization,
      concatenateModules: false,
      usedExports: false,
      minimize: false,
      nodeEnv: 'production',
    },
  };
}

function startBy(compiler: Compiler, programs: readonly string[]): void {
  const { PROCESS_ASSETS_STAGE_REPORT: stage } = rspack.Compilation;
  compiler.hooks.thisCompilation.tap('programs', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'programs', stage }, () => {
      const hashOf = (file: string) => {
        const asset = compilation.getAsset(file);
        return asset && createHash('sha256').update(asset.source.buffer()).digest('hex');
      };
      const packages = hashOf('packages.js');
      for (const name of programs) {
        const program = hashOf(`${name}.program.js`);
        if (!program) continue;
        const run = `require('./${RUNTIME}.js').run(__filename, ${JSON.stringify({ program, packages })});`;
        const text = `${run}\n//# sourceMappingURL=${name}.program.js.map\n`;
        compilation.emitAsset(`${name}.js`, new rspack.sources.RawSource(text));
      }
    });
  });
}

const IN_THIS_FILE = "process.getBuiltinModule('node:url').pathToFileURL(__filename).href";

/** The last such line counts. A package's own would make Node index all lines for a missing map. */
const NO_SOURCE_MAP = '//# sourceMappingURL=';

type Decide = (error?: null, external?: string) => void;

function leaveOut(asked: ExternalItemFunctionData, decide: Decide): void {
  const { context = '', request = '', contextInfo, getResolve } = asked;
  const leave = () => decide(null, `commonjs ${request}`);
  if (request === `./${RUNTIME}` && contextInfo?.issuer) decide(null, `commonjs ${request}.js`);
  else if (LEFT_IN_NODE_MODULES.some((name) => request === name || request.startsWith(`${name}/`))) leave();
  else if (!PACKAGES.test(context)) decide();
  // A missing optional package fails when it is required, as without a bundler.
  else void getResolve?.()(context, request, (error) => (error ? leave() : decide()));
}
