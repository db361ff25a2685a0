const { resolve } = require('node:path');
const { suitesOf } = require('./suites.cjs');
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
  testTimeout: Number(process.env.TEST_DEADLINE_MS),
  // A core kept back for Jest itself would idle.
  maxWorkers: '100%',
  projects: [
    {
      // Pure code: no service runs.
      ...server,
      displayName: 'unit',
      ...suitesOf('unit'),
    },
    {
      // In a document: parts, pages and stores.
      rootDir,
      displayName: 'browser',
      ...suitesOf('browser'),
      testEnvironment: '<rootDir>/tools/jest/browser-environment.cjs',
      restoreMocks: true,
      setupFilesAfterEnv: ['<rootDir>/tools/jest/set-up-browser.cjs'],
      transform: { '\\.tsx?$': swc.browser },
      moduleNameMapper: { '\\.css$': '<rootDir>/tools/jest/no-styles.cjs' },
    },
    {
      // On a real PostgreSQL and a real Redis, started by the run.
      ...server,
      displayName: 'integration',
      globalSetup: '<rootDir>/tools/jest/start-services.mjs',
      globalTeardown: '<rootDir>/tools/jest/stop-services.mjs',
      ...suitesOf('integration'),
    },
    {
      // Starting, killing or doubling a process of the product is their subject.
      ...server,
      displayName: 'processes',
      globalSetup: '<rootDir>/tools/jest/start-services.mjs',
      globalTeardown: '<rootDir>/tools/jest/stop-services.mjs',
      ...suitesOf('processes'),
    },
  ],
};
