import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';
import noOwnTime from './no-own-time.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Allowed imports per kind of project. No kind lists itself, so that new projects are isolated. */
const kinds = {
  kernel: [],
  rules: [],
  documents: ['rules'],
  platform: ['kernel'],
  context: ['kernel', 'rules', 'platform'],
  server: ['context', 'documents', 'platform', 'kernel', 'rules'],
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
  documents: [...SERVER_PACKAGES, ...BROWSER_PACKAGES],
  platform: BROWSER_PACKAGES,
  context: BROWSER_PACKAGES,
  server: BROWSER_PACKAGES,
  ui: [...SERVER_PACKAGES, 'react-router-dom', '@tanstack/react-query', '@tanstack/query-*', 'zustand'],
  web: SERVER_PACKAGES,
  remote: [...SERVER_PACKAGES, 'react-router-dom', '@tanstack/*'],
  shell: [...SERVER_PACKAGES, 'react-router-dom', '@tanstack/*'],
  e2e: SERVER_PACKAGES,
};

/** A layer of the context, or of a feature folder with layers of its own. */
const layersOf = (names) => `(\\.\\./)+((?!adapters/)[a-z-]+/)?(${names})/`;
const NO_REPOSITORY = '(?!.*\\.repository$)';

/** Value-model templates, the reading of inventories, and sizing are separate entries: most bundles don't need them. */
const RULES = 'rules(/(model-templates|intake|sizing))?';

/** Allowed imports per layer of a context. `.` is its own folder. */
const layers = {
  domain: ['\\./', layersOf('domain'), `@casewright/(kernel|${RULES})$`],
  commands: ['\\./', layersOf('commands|domain'), `@casewright/(kernel|${RULES})$`, '@nestjs/cqrs$'],
  queries: [
    '\\./',
    `${layersOf('queries|domain')}${NO_REPOSITORY}`,
    `@casewright/(kernel|${RULES}|platform)$`,
    '@nestjs/cqrs$',
  ],
  processes: [
    '\\./',
    `${layersOf('processes|commands|queries|domain')}${NO_REPOSITORY}`,
    `@casewright/(kernel|${RULES}|platform)$`,
    '@nestjs/(common|cqrs)$',
  ],
};

const adaptersOf = (names) => `(\\.\\./)+(.+/)?(${names})/`;

/** Adapters of one port or library each. They know neither one another nor the database, the queue and the web. */
const LEAVES = ['live', 'secrets', 'stripe', 'files', 'sheets', 'devices', 'passkeys', 'email-domains', 'fitting'];
const leaves = Object.fromEntries(
  LEAVES.map((leaf) => {
    const others = LEAVES.filter((other) => other !== leaf).join('|');
    return [
      leaf,
      [
        adaptersOf(`http|persistence|events|jobs|mails|${others}`),
        '(@mikro-orm/|pg$|kysely$|bullmq$|fastify$|nodemailer$)',
      ],
    ];
  }),
);

/** Forbidden imports per adapter: adapters meet through commands, queries and processes. */
const adapters = {
  ...leaves,
  http: [adaptersOf('persistence|events|jobs|mails'), '(@mikro-orm/|pg$|kysely$|bullmq$|nodemailer$)'],
  // Events are recorded by the domain.
  persistence: [adaptersOf('http|events|jobs|mails'), '.*\\.events$', '@nestjs/(swagger|cqrs)$', '(fastify|bullmq)$'],
  events: [adaptersOf('http|persistence|jobs'), '(@mikro-orm/|pg$|kysely$|fastify$)'],
  jobs: [adaptersOf('http|persistence|events|mails'), '(@mikro-orm/|pg$|kysely$|fastify$)'],
  mails: [adaptersOf('http|persistence|events|jobs'), '(@mikro-orm/|pg$|kysely$|fastify$|nodemailer$)'],
};

const refuseImports = (regex, from) => [
  'error',
  { patterns: [{ regex, message: `Not from ${from}: see the layers and adapters in tools/eslint/config.mjs.` }] },
];

const applications = globSync('apps/*/package.json', { cwd: root })
  .map((file) => JSON.parse(readFileSync(`${root}/${file}`, 'utf8')).name)
  .join('|');

const noDynamicImport = [
  'error',
  {
    selector: 'ImportExpression:not([source.value=/^(@aws-sdk\\/client-s3|clamscan|hucre\\/xlsx|pdfkit|pptxgenjs)$/])',
    message: 'Imports stand at the top. Only what is slow to load and rarely used is loaded on demand.',
  },
];

const onlyDesignOnDemand = {
  selector: 'ImportExpression[source.value=/^@casewright\\/(?!ui\\/)/]',
  message: 'Only heavy parts of the design system are fetched on demand.',
};

const noListenerOfModule = [
  'CallExpression[callee.property.name=/^(addEventListener|addListener|subscribe)$/]:not(:function *)',
  'CallExpression[callee.name=/^(addEventListener|setInterval)$/]:not(:function *)',
  'CallExpression[callee.property.name="setInterval"]:not(:function *)',
  'AssignmentExpression[left.property.name=/^on[a-z]+$/]:not(:function *)',
].map((selector) => ({
  selector,
  message:
    'A module never stops listening. A remote starts in an effect of a layout route and stops when it is left, the shell in start.tsx.',
}));

const refusedNames = [
  { regex: `^(${applications})(/|$)`, message: 'Nobody imports an application.' },
  {
    regex: '^@nestjs/(swagger|mapped-types)$',
    importNames: ['IntersectionType', 'OmitType', 'PartialType', 'PickType'],
    message: 'It loads the validator a second time, a tenth of the start. Extend the smaller class.',
  },
];

const config = tseslint.config(
  { ignores: ['**/node_modules', '**/dist', '**/.casewright', 'libs/web/src/api/schema.ts'] },
  // Type-aware rules and rules for pages are in .oxlintrc.json.
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      ...{ 'no-eval': 'error', 'no-new-func': 'error', 'no-implied-eval': 'error' },
      // The boundary rule does not cover applications, which have no entry point.
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: refusedNames }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          banTransitiveDependencies: false,
          allowCircularSelfDependency: true,
          // Heavy parts of the design system are loaded on demand; another rule limits which.
          checkDynamicDependenciesExceptions: ['@casewright/ui'],
          // Build configuration is not part of any application.
          allow: ['^(\\.\\./)+tools/(rspack|webpack)/[^/]+$'],
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
    // Projects import each other statically, so that the boundary rule sees it.
    files: ['libs/{kernel,rules,documents,platform}/**/*.ts', 'apps/api/**/*.ts'],
    rules: { 'no-restricted-syntax': noDynamicImport },
  },
  {
    files: ['apps/!(api|e2e)/**/*.{ts,tsx}', 'libs/{ui,web}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', onlyDesignOnDemand] },
  },
  {
    // Another version of a remote may be loaded later; the shell starts what follows the page in start.tsx. Workers are
    // exempt, since they end with their listeners.
    files: ['apps/!(api|e2e)/**/*.{ts,tsx}', 'libs/{ui,web}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', '**/*.worker.ts'],
    rules: { 'no-restricted-syntax': ['error', onlyDesignOnDemand, ...noListenerOfModule] },
  },
  ...Object.entries(layers).map(([layer, allowed]) => ({
    files: [`libs/*/src/{,*/}${layer}/**/*.ts`],
    rules: {
      'no-restricted-imports': refuseImports(`^(?!${allowed.join('|')})`, layer),
      'no-restricted-syntax': noDynamicImport,
    },
  })),
  {
    files: ['libs/*/src/{,*/}adapters/http/**/*.ts', 'libs/platform/src/**/*.controller.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            ...refusedNames,
            {
              regex: '^class-validator$',
              importNames: ['IsUUID'],
              message: 'Use Id, which gives each ID one spelling.',
            },
          ],
        },
      ],
    },
  },
  ...Object.entries(adapters).map(([adapter, refused]) => ({
    files: [`libs/*/src/{,*/}adapters/${adapter}/**/*.ts`],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-imports': refuseImports(`^(${refused.join('|')})`, `adapters/${adapter}`) },
  })),
  {
    files: ['**/*.spec.{ts,tsx}'],
    plugins: { tests: { rules: { 'no-own-time': noOwnTime } } },
    rules: { 'tests/no-own-time': 'error' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);

// ESLint resolves patterns from each file's folder; ours are relative to the workspace.
export default config.map((part) => ({ ...part, basePath: root }));
