const { resolve } = require('node:path');
const swc = require('./swc.cjs');

const rootDir = resolve(__dirname, '../..');

const server = {
  rootDir,
  testEnvironment: 'node',
  transform: { '\\.ts$': swc.server },
  setupFiles: ['reflect-metadata'],
};

/** @type {import('jest').Config} */
module.exports = {
  rootDir,
  coverageProvider: 'v8',
  testTimeout: 60_000,
  // Suites wait for services more than they compute: a core kept back for Jest itself would idle.
  maxWorkers: '100%',
  projects: [
    {
      // Pure code: no service runs.
      ...server,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/libs/{kernel,rules}/**/*.spec.ts',
        '<rootDir>/libs/*/src/{domain,commands}/**/*.spec.ts',
        '<rootDir>/tools/**/*.unit.spec.ts',
      ],
    },
    {
      // In a document: parts, pages and stores.
      rootDir,
      displayName: 'browser',
      testMatch: ['<rootDir>/libs/{ui,web}/**/*.spec.{ts,tsx}', '<rootDir>/apps/!(api|e2e)/**/*.spec.{ts,tsx}'],
      testEnvironment: '<rootDir>/tools/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/tools/jest/patience.cjs'],
      transform: { '\\.tsx?$': swc.browser },
      moduleNameMapper: { '\\.css$': '<rootDir>/tools/jest/no-styles.cjs' },
    },
    {
      // On a real PostgreSQL and a real Redis, started by the run.
      ...server,
      displayName: 'integration',
      globalSetup: '<rootDir>/tools/jest/start-services.mjs',
      globalTeardown: '<rootDir>/tools/jest/stop-services.mjs',
      testMatch: ['<rootDir>/libs/*/src/**/*.spec.ts', '<rootDir>/apps/api/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/libs/(kernel|rules|ui|web)/', '/libs/[^/]+/src/(domain|commands)/'],
    },
  ],
};
