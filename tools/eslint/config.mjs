import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What each kind of project may import. No kind lists itself, so a new one is isolated the day it is born. */
const kinds = {
  kernel: [],
  rules: [],
  platform: ['kernel'],
  context: ['kernel', 'rules', 'platform'],
  server: ['context', 'platform', 'kernel', 'rules'],
  ui: [],
  web: ['ui', 'rules'],
  remote: ['web', 'ui', 'rules'],
  shell: ['web', 'ui', 'rules'],
  e2e: ['rules'],
};

const SERVER_PACKAGES = [
  '@nestjs/*',
  '@mikro-orm/*',
  'bullmq',
  '@bull-board/*',
  'ioredis',
  'pg',
  'stripe',
  'nodemailer',
];
const BROWSER_PACKAGES = ['react', 'react-dom', 'react-router-dom', '@tanstack/*', 'zustand', 'radix-ui'];
const banned = {
  kernel: [...SERVER_PACKAGES, ...BROWSER_PACKAGES],
  rules: [...SERVER_PACKAGES, ...BROWSER_PACKAGES],
  platform: BROWSER_PACKAGES,
  context: BROWSER_PACKAGES,
  server: BROWSER_PACKAGES,
  ui: [...SERVER_PACKAGES, 'react-router-dom', '@tanstack/*', 'zustand'],
  web: SERVER_PACKAGES,
  remote: [...SERVER_PACKAGES, 'react-router-dom', '@tanstack/*'],
  shell: [...SERVER_PACKAGES, 'react-router-dom', '@tanstack/*'],
  e2e: SERVER_PACKAGES,
};

/** What each layer of a context may import; `.` is its own folder, and anything unnamed is refused. */
const layers = {
  domain: ['\\./', '@casewright/(kernel|rules)$'],
  commands: ['\\./', '\\.\\./domain/', '@casewright/(kernel|rules)$', '@nestjs/cqrs$'],
  queries: ['\\./', '\\.\\./domain/(?!.*\\.repository$)', '@casewright/(kernel|rules|platform)$', '@nestjs/cqrs$'],
  processes: [
    '\\./',
    '\\.\\./(commands|queries|domain)/(?!.*\\.repository$)',
    '@casewright/(kernel|rules|platform)$',
    '@nestjs/(common|cqrs)$',
  ],
};

const applications = globSync('apps/*/package.json', { cwd: root })
  .map((file) => JSON.parse(readFileSync(`${root}/${file}`, 'utf8')).name)
  .join('|');

const noDynamicImport = ['error', { selector: 'ImportExpression', message: 'Imports stand at the top.' }];

/**
 * Types come from one program for all projects of a kind: a program for each would read what they share, which is most of
 * it, seventeen times.
 */
const program = (every) => ({ project: `tools/typescript/every-${every}.json`, tsconfigRootDir: root });

const config = tseslint.config(
  { ignores: ['**/node_modules', '**/dist', '**/.casewright', 'libs/web/src/api/schema.ts'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: program('server'),
    },
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // A port is a promise even where its fake has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // An application has no entry that the rule below would find.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: `^(${applications})(/|$)`, message: 'Nobody imports an application.' }],
        },
      ],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          banTransitiveDependencies: false,
          allowCircularSelfDependency: true,
          // The design system's heavy parts are fetched on demand; a rule of its own says what may be.
          checkDynamicDependenciesExceptions: ['@casewright/ui'],
          // Build configuration, which no application carries.
          allow: ['^(\\.\\./)+tools/webpack/[^/]+$'],
          depConstraints: Object.entries(kinds).map(([kind, allowed]) => ({
            sourceTag: `kind:${kind}`,
            onlyDependOnLibsWithTags: allowed.map((name) => `kind:${name}`),
            bannedExternalImports: banned[kind],
          })),
        },
      ],
    },
  },
  {
    // Projects meet in static imports, which the rule above judges; only what a project shows on demand is fetched.
    files: ['libs/{kernel,rules,platform}/**/*.ts', 'apps/api/**/*.ts'],
    rules: { 'no-restricted-syntax': noDynamicImport },
  },
  {
    files: ['tools/**/*.ts', 'apps/e2e/**/*.ts'],
    languageOptions: { parserOptions: program('script') },
  },
  {
    files: ['apps/!(api|e2e)/**/*.{ts,tsx}', 'libs/{ui,web}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: program('browser') },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // An event handler may start something and leave it to itself.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportExpression[source.value=/^@casewright\\/(?!ui\\/)/]',
          message: 'Only heavy parts of the design system are fetched on demand.',
        },
      ],
    },
  },
  ...Object.entries(layers).map(([layer, allowed]) => ({
    files: [`libs/*/src/${layer}/**/*.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?!${allowed.join('|')})`,
              message: `Not from ${layer}: see the layers in tools/eslint/config.mjs.`,
            },
          ],
        },
      ],
      'no-restricted-syntax': noDynamicImport,
    },
  })),
  {
    // Jest's matchers are typed as any.
    files: ['**/*.spec.{ts,tsx}'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-argument': 'off' },
  },
  {
    // Node's own test runner waits for what it was given.
    files: ['tools/**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['describe', 'it', 'test'] }] },
      ],
    },
  },
  { files: ['**/*.mjs', '**/*.cjs', '**/*.js'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);

// ESLint looks its configuration up from each file's folder; the patterns above are told from the workspace's.
export default config.map((part) => ({ ...part, basePath: root }));
