const { resolve } = require('node:path');
const services = require('./service-suites.cjs');
const swc = require('./swc.cjs');

const rootDir = resolve(__dirname, '../..');

const server = {
  rootDir,
  testEnvironment: 'node',
  transform: { '\\.ts$': swc.server },
  setupFiles: ['reflect-metadata'],
};

const rooted = (patterns) => patterns.map((pattern) => `<rootDir>/${pattern}`);

/** A whole run loads its suites in groups; a path is run by itself. */
const isWhole = process.env.TEST_GROUPS !== undefined;

/** @type {import('jest').Config} */
module.exports = {
  rootDir,
  coverageProvider: 'v8',
  testTimeout: Number(process.env.TEST_DEADLINE_MS),
  // A core kept back for Jest itself would idle.
  maxWorkers: '100%',
  projects: [
    {
      // Pure code: no service runs.
      ...server,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/libs/{kernel,rules,documents}/**/*.spec.ts',
        '<rootDir>/libs/*/src/{,*/}{domain,commands}/**/*.spec.ts',
        '<rootDir>/tools/**/*.unit.spec.ts',
      ],
    },
    {
      // In a document: parts, pages and stores.
      rootDir,
      displayName: 'browser',
      testMatch: ['<rootDir>/libs/{ui,web}/**/*.spec.{ts,tsx}', '<rootDir>/apps/!(api|e2e)/**/*.spec.{ts,tsx}'],
      testEnvironment: '<rootDir>/tools/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/tools/jest/wait-deadline.cjs'],
      transform: { '\\.tsx?$': swc.browser },
      moduleNameMapper: { '\\.css$': '<rootDir>/tools/jest/no-styles.cjs' },
    },
    {
      // On a real PostgreSQL and a real Redis, started by the run.
      ...server,
      displayName: 'integration',
      globalSetup: '<rootDir>/tools/jest/start-services.mjs',
      globalTeardown: '<rootDir>/tools/jest/stop-services.mjs',
      testMatch: isWhole ? rooted(['tools/jest/groups/*.cjs', ...services.alone]) : rooted(services.suites),
      testPathIgnorePatterns: isWhole ? [] : ['/node_modules/', ...services.ignored],
    },
    {
      // Starting, killing or doubling a process of the product is their subject.
      ...server,
      displayName: 'processes',
      globalSetup: '<rootDir>/tools/jest/start-services.mjs',
      globalTeardown: '<rootDir>/tools/jest/stop-services.mjs',
      testMatch: rooted(services.processes),
    },
  ],
};
