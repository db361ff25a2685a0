import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, flushCompileCache, getCompileCacheDir, Module } from 'node:module';
import { basename, join } from 'node:path';
import { constants, Script } from 'node:vm';

interface Built {
  readonly path: string;
  /** SHA-256 of its text. V8 compares only the length. */
  readonly hash: string;
  /** Cache file name before the hash. */
  readonly name: string;
}

interface Kept extends Built {
  readonly script: Script;
  readonly folder: string;
}

const kept: Kept[] = [];

/**
 * Runs a program from its cached code. Unlike Node's own cache, this one includes functions compiled on first call.
 * @param filename path of `main.js`, whose text is `main.program.js`, so that the source map fits
 */
export function run(filename: string, hashes: { readonly program: string; readonly packages: string }): void {
  enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? join(__dirname, '..', '.compile-cache'));
  const name = basename(filename, '.js');
  const packages = join(__dirname, 'packages.js');
  evaluate(packages, { path: packages, hash: hashes.packages, name: `${name}-packages` });
  evaluate(filename, { path: join(__dirname, `${name}.program.js`), hash: hashes.program, name });
  process.once('exit', (code) => code === 0 && keepCompiled());
}

/** Caches compiled code for the next start. A program that exits by itself does so then. */
export function keepCompiled(): void {
  flushCompileCache();
  for (const one of kept.splice(0)) {
    try {
      write(one);
    } catch {
      // A full or read-only disk only slows the next start.
    }
  }
}

function write({ script, folder, name, hash }: Kept): void {
  const written = join(folder, `${name}.${process.pid}`);
  writeFileSync(written, script.createCachedData());
  for (const old of readdirSync(folder)) {
    if (old.startsWith(`${name}.`) && join(folder, old) !== written) rmSync(join(folder, old), { force: true });
  }
  renameSync(written, join(folder, `${name}.${hash}`));
}

function evaluate(filename: string, built: Built): void {
  const folder = getCompileCacheDir();
  const cachedData = folder === undefined ? undefined : readIfThere(join(folder, `${built.name}.${built.hash}`));
  const text = readFileSync(built.path, 'utf8');
  const script = new Script(text, {
    filename,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(cachedData && { cachedData }),
  });
  const isNew = folder !== undefined && script.cachedDataRejected !== false;
  // During a build, the text may belong to another build.
  if (isNew && createHash('sha256').update(text).digest('hex') === built.hash) kept.push({ ...built, script, folder });

  const module = new Module(filename);
  const require = createRequire(filename);
  require.cache[filename] = Object.assign(module, { loaded: true });
  const body = script.runInThisContext() as (...scope: readonly unknown[]) => void;
  body(module.exports, require, module, filename, __dirname);
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
