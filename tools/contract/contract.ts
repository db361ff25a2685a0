import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { partsOf } from '../../apps/shell/src/remotes/contract.ts';
import { contractVersion } from '../webpack/contract-version.ts';
import { fromRoot } from '../webpack/from-root.ts';

/** Exports that the shell provides to remotes, with their types, by module. */
export interface Contract {
  readonly version: string;
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type Change = 'major' | 'minor' | undefined;

const FILE = fromRoot('libs/web/contract.json');
/** Modules that re-export a package are described by its major version. */
export const MODULES: Readonly<Record<string, { readonly file: string; readonly package?: string }>> = {
  '@casewright/web': { file: 'index.ts' },
  '@casewright/web/router': { file: 'router.ts', package: 'react-router-dom' },
  '@casewright/web/query': { file: 'query.ts', package: '@tanstack/react-query' },
  '@casewright/ui/dialog': { file: '../../ui/src/dialog.tsx' },
  '@casewright/ui/form': { file: '../../ui/src/form.ts', package: 'react-hook-form' },
  '@casewright/ui/data-grid': { file: '../../ui/src/data-grid/data-grid.tsx' },
};

export const committedContract = (): Contract => JSON.parse(readFileSync(FILE, 'utf8')) as Contract;

export function currentContract(): Contract {
  const fileOf = (file: string) => fromRoot(`libs/web/src/${file}`);
  const files = Object.values(MODULES).map(({ file }) => fileOf(file));
  const { config } = ts.readConfigFile(fromRoot('libs/web/tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, fromRoot('libs/web'));
  const program = ts.createProgram(files, options);
  const exports = Object.entries(MODULES).map(([name, { file, package: origin }]) => [
    name,
    exportsOf(
      program,
      fileOf(file),
      origin && `${origin} ${majorOf(versionIn(`node_modules/${origin}/package.json`))}`,
    ),
  ]);
  return { version: contractVersion(), exports: Object.fromEntries(exports) as Contract['exports'] };
}

function exportsOf(program: ts.Program, file: string, origin: string | undefined): Readonly<Record<string, string>> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  const symbols = checker
    .getExportsOfModule(module)
    .map((exported) => ({ name: exported.name, symbol: targetOf(checker, exported) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  // Types are listed by name only: they don't exist at run time, and most follow the OpenAPI document.
  const types = symbols.filter(({ symbol }) => !isValue(symbol));
  const shapes = types.map(
    ({ name, symbol }) => [textOf(checker, checker.getDeclaredTypeOfSymbol(symbol)), name] as const,
  );
  const values = symbols.filter(({ symbol }) => isValue(symbol));
  return {
    ...Object.fromEntries(types.map(({ name }) => [name, 'type'])),
    ...Object.fromEntries(
      values.map(({ name, symbol }) => {
        const type = origin ?? textOf(checker, checker.getTypeOfSymbol(symbol));
        return [
          name,
          shapes.reduce((text, [shape, known]) => (shape.startsWith('{') ? text.replaceAll(shape, known) : text), type),
        ];
      }),
    ),
  };
}

const isValue = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Value) !== 0;

const targetOf = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const textOf = (checker: ts.TypeChecker, type: ts.Type): string =>
  checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias);

/** A new export is a minor change; a removed or changed one is major. */
export function changeBetween(before: Contract['exports'], after: Contract['exports']): Change {
  const flat = (exports: Contract['exports']) =>
    new Map(
      Object.entries(exports).flatMap(([module, names]) =>
        Object.entries(names).map(([name, type]) => [`${module} ${name}`, type]),
      ),
    );
  const [old, now] = [flat(before), flat(after)];
  if ([...old].some(([name, type]) => now.get(name) !== type)) return 'major';
  return now.size > old.size ? 'minor' : undefined;
}

export function isRaisedEnough(before: string, version: string, change: Change): boolean {
  const [oldMajor, oldMinor] = partsOf(before);
  const [major, minor] = partsOf(version);
  if (change === 'major') return major > oldMajor;
  if (change === 'minor') return major > oldMajor || (major === oldMajor && minor > oldMinor);
  return true;
}

export const contractFile = FILE;

const majorOf = (version: string): number => partsOf(version)[0];

const versionIn = (file: string): string =>
  (JSON.parse(readFileSync(fromRoot(file), 'utf8')) as { readonly version: string }).version;
