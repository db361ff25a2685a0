const { globSync, statSync } = require('node:fs');
const { join, resolve } = require('node:path');

const root = resolve(__dirname, '../..');

/** What each of Jest's projects runs. `alone`: those that would change something for the others of their group. */
const projects = {
  /** Pure code: no service runs. */
  unit: {
    patterns: [
      'libs/{kernel,rules,documents}/**/*.spec.ts',
      'libs/*/src/{,*/}{domain,commands}/**/*.spec.ts',
      'tools/**/*.unit.spec.ts',
    ],
  },
  /** In a document: parts, pages and stores. */
  browser: {
    patterns: ['libs/{ui,web}/**/*.spec.{ts,tsx}', 'apps/!(api|e2e)/**/*.spec.{ts,tsx}'],
    // They put something else in a module's place.
    alone: [
      'apps/account/src/sign-up/sign-up-page.spec.tsx',
      'apps/admin/src/cases/cases-tab.spec.tsx',
      'apps/messaging/src/attachments/attachments.spec.tsx',
      'apps/pursuits/src/case/inputs/inputs-panel.spec.tsx',
    ],
  },
  /** On a real PostgreSQL and a real Redis. */
  integration: {
    patterns: ['libs/*/src/**/*.spec.ts', 'apps/api/**/*.spec.ts'],
    ignored: [
      '/libs/(kernel|rules|documents|ui|web)/',
      '/libs/[^/]+/src/([^/]+/)?(domain|commands)/',
      '/apps/api/test/processes/',
    ],
    // It judges the log of the process, which the others turn off.
    alone: ['libs/platform/src/telemetry/telemetry.spec.ts'],
  },
  /** Starting, killing or doubling a process of the product is their subject. */
  processes: { patterns: ['apps/api/test/processes/*.spec.ts'] },
};

/** A whole run loads its suites in groups; a path is run by itself. */
const isWhole = process.env.TEST_GROUPS !== undefined;
const rooted = (paths) => paths.map((path) => `<rootDir>/${path}`);

/** The part of a project's configuration that says which files it runs. */
exports.suitesOf = (name) => {
  const { patterns, ignored = [], alone = [] } = projects[name];
  const groups = globSync(`tools/jest/groups/${name}-*.cjs`, { cwd: root });
  return isWhole && groups.length > 0
    ? { testMatch: rooted([...groups, ...alone]), testPathIgnorePatterns: [] }
    : { testMatch: rooted(patterns), testPathIgnorePatterns: ['/node_modules/', ...ignored] };
};

/** Declares the suites of a group. A new suite is part of one without being listed. */
exports.declareGroup = (name, group, of) => {
  for (const [index, file] of groupedOf(name).entries()) {
    if (index % of === group) describe(file, () => void require(join(root, file)));
  }
};

/** The largest first, so that groups come out even. */
function groupedOf(name) {
  const { patterns, ignored = [], alone = [] } = projects[name];
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !alone.includes(file) && !ignored.some((pattern) => new RegExp(pattern).test(`/${file}`)))
    .map((file) => ({ file, bytes: statSync(join(root, file)).size }))
    .sort((one, other) => other.bytes - one.bytes || one.file.localeCompare(other.file))
    .map(({ file }) => file);
}
