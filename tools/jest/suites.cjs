const { globSync, statSync } = require('node:fs');
const { join, resolve } = require('node:path');

const root = resolve(__dirname, '../..');

/** Suites of Jest's projects. `alone` lists suites that would affect others in their group. */
const projects = {
  unit: {
    patterns: [
      'libs/{kernel,rules,documents}/**/*.spec.ts',
      'libs/*/src/{,*/}{domain,commands}/**/*.spec.ts',
      'tools/**/*.unit.spec.ts',
    ],
  },
  /** Components, pages and stores in jsdom. */
  browser: {
    patterns: ['libs/{ui,web}/**/*.spec.{ts,tsx}', 'apps/!(api|e2e)/**/*.spec.{ts,tsx}'],
    // They mock modules.
    alone: [
      'apps/account/src/sign-up/sign-up-page.spec.tsx',
      'apps/admin/src/cases/cases-tab.spec.tsx',
      'apps/messaging/src/attachments/attachments.spec.tsx',
      'apps/pursuits/src/case/inputs/inputs-panel.spec.tsx',
    ],
  },
  /** With a real PostgreSQL and Redis. */
  integration: {
    patterns: ['libs/*/src/**/*.spec.ts', 'apps/api/**/*.spec.ts'],
    ignored: [
      '/libs/(kernel|rules|documents|ui|web)/',
      '/libs/[^/]+/src/([^/]+/)?(domain|commands)/',
      '/apps/api/test/processes/',
    ],
    // It checks the process log, which others turn off.
    alone: ['libs/platform/src/telemetry/telemetry.spec.ts'],
  },
  /** Starts, kills or duplicates processes of the product. */
  processes: { patterns: ['apps/api/test/processes/*.spec.ts'] },
};

/** A full run loads suites in groups; a given path runs by itself. */
const isWhole = process.env.TEST_GROUPS !== undefined;
const rooted = (paths) => paths.map((path) => `<rootDir>/${path}`);

exports.suitesOf = (name) => {
  const { patterns, ignored = [], alone = [] } = projects[name];
  const groups = globSync(`tools/jest/groups/${name}-*.cjs`, { cwd: root });
  return isWhole && groups.length > 0
    ? { testMatch: rooted([...groups, ...alone]), testPathIgnorePatterns: [] }
    : { testMatch: rooted(patterns), testPathIgnorePatterns: ['/node_modules/', ...ignored] };
};

/** New suites join a group automatically. */
exports.declareGroup = (name, group, of) => {
  for (const [index, file] of groupedOf(name).entries()) {
    if (index % of === group) describe(file, () => void require(join(root, file)));
  }
};

/** Largest first, so that groups are balanced. */
function groupedOf(name) {
  const { patterns, ignored = [], alone = [] } = projects[name];
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !alone.includes(file) && !ignored.some((pattern) => new RegExp(pattern).test(`/${file}`)))
    .map((file) => ({ file, bytes: statSync(join(root, file)).size }))
    .sort((one, other) => other.bytes - one.bytes || one.file.localeCompare(other.file))
    .map(({ file }) => file);
}
