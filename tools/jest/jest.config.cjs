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
  // By default, Jest leaves a core idle for itself.
  maxWorkers: '100%',
  projects: [
    {
      ...server,
      displayName: 'unit',
      ...suitesOf('unit'),
    },
    {
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
      ...server,
      displayName: 'integration',
      globalSetup: '<rootDir>/tools/jest/start-services.mjs',
      globalTeardown: '<rootDir>/tools/jest/stop-services.mjs',
      ...suitesOf('integration'),
    },
    {
      ...server,
      displayName: 'processes',
      globalSetup: '<rootDir>/tools/jest/start-services.mjs',
      globalTeardown: '<rootDir>/tools/jest/stop-services.mjs',
      ...suitesOf('processes'),
    },
  ],
};
