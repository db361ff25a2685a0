/** Suites on a real PostgreSQL and a real Redis. */
module.exports = {
  suites: ['libs/*/src/**/*.spec.ts', 'apps/api/**/*.spec.ts'],
  /** Pure code, and what the processes project runs. */
  ignored: [
    '/libs/(kernel|rules|documents|ui|web)/',
    '/libs/[^/]+/src/([^/]+/)?(domain|commands)/',
    '/apps/api/test/processes/',
  ],
  /** Judges the log of the process, which other suites of a group turn off. */
  alone: ['libs/platform/src/telemetry/telemetry.spec.ts'],
  processes: ['apps/api/test/processes/*.spec.ts'],
};
