import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Compiler, type Configuration, type ExternalItemFunctionData, rspack } from '@rspack/core';
import { fromRoot } from '../webpack/from-root.ts';

/** What Nest reads of decorators at run time, and class names as written: events and tokens are known by them. */
const swc = {
  swcrc: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    // Comments and strings without characters beyond Latin: with one of those, the whole text takes twice the memory.
    output: { charset: 'ascii' },
    minify: { compress: false, mangle: false, format: { comments: false } },
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};

/** What must stay in node_modules: programs for one machine, and packages that look for files of their own leaveOut them. */
const LEFT_IN_NODE_MODULES = [
  '@node-rs/argon2',
  'msgpackr-extract',
  // Loaded where files are kept in a bucket, or scanned: it would make every start slower.
  '@aws-sdk/client-s3',
  'clamscan',
  // Loaded when the first document is made.
  'pdfkit',
  'hucre',
  'pptxgenjs',
  'pino',
  'swagger-ui-dist',
  '@bull-board/ui',
  // Nest asks for it by name at run time, and must not get another copy than ours.
  'class-transformer',
];
/** Runs the programs. */
const RUNS = 'compiled';
const PACKAGES = /[\\/]node_modules[\\/]/;
const PACKAGES_FILE = /^packages\.js$/;
/** Wraps these files in a module function when they are built. Wrapping them when they are read would copy their whole text. */
const AROUND = {
  ...{ raw: true, include: [PACKAGES_FILE, /\.program\.js$/] },
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

/**
 * Each process keeps the text of its programs in memory: 33 MB with comments and characters beyond Latin, 10 MB without.
 * Names stay, for stack traces.
 */
const PACKAGES_WITHOUT_COMMENTS = new rspack.SwcJsMinimizerRspackPlugin({
  include: PACKAGES_FILE,
  extractComments: false,
  minimizerOptions: { compress: false, mangle: false, format: { comments: false, asciiOnly: true } },
});

/**
 * One file for each of `programs` that stands in `folder`, and one that holds npm's packages for all of them: to find and
 * read some 4,000 files takes longer than all else that a process does when it starts.
 */
export function server(folder: string, programs: readonly string[]): Configuration {
  const context = fileURLToPath(new URL('.', folder));
  const present = programs.filter((name) => existsSync(join(context, `${name}.ts`)));
  return {
    mode: 'production',
    context,
    target: 'node24',
    entry: Object.fromEntries([RUNS, ...present].map((name) => [name, `./${name}.ts`])),
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
          // Rather than a chunk for each `import()` of a package.
          dynamicImportMode: 'eager',
          // A package that makes itself a `require` means Node's.
          createRequire: false,
        },
      },
    },
    // As Node itself chooses, or a package asked for in two ways would be there twice.
    resolve: { extensions: ['.ts', '.js'], mainFields: ['main'] },
    optimization: {
      minimizer: [PACKAGES_WITHOUT_COMMENTS],
      splitChunks: {
        cacheGroups: { packages: { test: PACKAGES, name: 'packages', chunks: 'initial', enforce: true } },
      },
    },
    plugins: [
      // Lines are enough to read a stack trace by, and Node reads all of it at every start.
      new rspack.SourceMapDevToolPlugin({
        filename: '[file].map',
        exclude: PACKAGES_FILE,
        columns: false,
        noSources: true,
      }),
      // Where such a `require` looks from, also on another machine than it was built on.
      new rspack.DefinePlugin({ 'import.meta.url': IN_THIS_FILE }),
      new rspack.BannerPlugin({ banner: '(function (exports, require, module, __filename, __dirname) {', ...AROUND }),
      new rspack.BannerPlugin({ banner: '})', ...AROUND, footer: true }),
      { apply: (compiler: Compiler) => startBy(compiler, present) },
      new rspack.BannerPlugin({
        ...{ banner: NO_SOURCE_MAP, raw: true, footer: true, include: PACKAGES_FILE },
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      }),
    ],
    // Packages ask at run time for others that may or may not be there.
    ignoreWarnings: [{ module: PACKAGES }],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** Those of the programs that serve while the sources change. */
const LASTING = [RUNS, 'main', 'worker', 'make-document'];

/**
 * The same while it is watched. What makes the programs smaller looks at every package anew, whatever has changed: that
 * takes seconds at each change, and saves a tenth of one when they start.
 */
export function watchedServer({ entry, optimization, ...configuration }: Configuration): Configuration {
  return {
    ...configuration,
    // Rspack builds on what it built before in this mode only.
    mode: 'development',
    devtool: false,
    entry: Object.fromEntries(Object.entries(entry ?? {}).filter(([name]) => LASTING.includes(name))),
    optimization: {
      ...optimization,
      concatenateModules: false,
      usedExports: false,
      minimize: false,
      nodeEnv: 'production',
    },
  };
}

/** `main.js` runs `main.program.js`, and has its source map. */
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
        const run = `require('./${RUNS}.js').run(__filename, ${JSON.stringify({ program, packages })});`;
        const text = `${run}\n//# sourceMappingURL=${name}.program.js.map\n`;
        compilation.emitAsset(`${name}.js`, new rspack.sources.RawSource(text));
      }
    });
  });
}

const IN_THIS_FILE = "process.getBuiltinModule('node:url').pathToFileURL(__filename).href";

/** The last such line counts. Some package's own would have Node measure every line of all packages, for a file that is not there. */
const NO_SOURCE_MAP = '//# sourceMappingURL=';

type Decide = (error?: null, external?: string) => void;

function leaveOut(asked: ExternalItemFunctionData, decide: Decide): void {
  const { context = '', request = '', contextInfo, getResolve } = asked;
  const leave = () => decide(null, `commonjs ${request}`);
  if (request === `./${RUNS}` && contextInfo?.issuer) decide(null, `commonjs ${request}.js`);
  else if (LEFT_IN_NODE_MODULES.some((name) => request === name || request.startsWith(`${name}/`))) leave();
  else if (!PACKAGES.test(context)) decide();
  // What a package would like to have and nobody installed is missing when it is asked for, as without a bundler.
  else void getResolve?.()(context, request, (error) => (error ? leave() : decide()));
}
