import assert from 'node:assert/strict';
import { basename, relative } from 'node:path';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isRefused, lintLines } from './lint-lines.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { fileIn, projectOf, projects, projectsOf } from './workspace.ts';

const BOUNDARIES = '@nx/enforce-module-boundaries';
const APPLICATIONS = '@typescript-eslint/no-restricted-imports';
const LAYERS = 'no-restricted-imports';
/** Unlike aggregates, ports extend no class; unlike domain services, they return promises. */
const declaresPort = (text: string): boolean => /export abstract class \w+ \{[^]*abstract [^;]*Promise</.test(text);
const SYNTAX = 'no-restricted-syntax';

/** What each kind of project may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
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
const kinds = Object.keys(allowed);
/** Candidates for an import that a kind must not make. */
const LIBS = ['web', 'ui', 'platform', 'context'];
const browserKinds = ['ui', 'web', 'remote', 'shell'];
const serverPackages = ['@nestjs/common', '@mikro-orm/core', 'bullmq', 'ioredis', 'pg', 'stripe', 'nodemailer'];
const browserPackages = ['react', 'react-dom', 'react-router-dom', 'zustand', '@tanstack/react-query'];

describe('every project', () => {
  it('has exactly one tag, its kind', () => {
    const wrong = projects.filter(
      ({ tags }) => tags.length !== 1 || !kinds.includes(tags[0]?.replace('kind:', '') ?? ''),
    );
    assert.deepEqual(wrong, []);
  });
});

for (const kind of kinds) {
  const project = projectOf(kind);
  const file = fileIn(project.folder);

  describe(`a project of kind ${kind}`, () => {
    it('may import only the allowed kinds, and not its own', async () => {
      // A project may be the only one of its kind.
      const others = kinds.flatMap((other) => {
        const target = projectsOf(other).find(({ name }) => name !== project.name);
        return target ? [{ other, line: `import '${target.name}';` }] : [];
      });
      const complaints = await lintLines(
        file,
        others.map(({ line }) => line),
      );
      for (const [index, { other, line }] of others.entries()) {
        const mayImport = allowed[kind]?.includes(other) ?? false;
        assert.equal(isRefused(complaints[index], BOUNDARIES, APPLICATIONS), !mayImport, `${file}: ${line}`);
      }
    });

    it('must not import another project by a relative path', async () => {
      const other = projects.find(({ name }) => name !== project.name && name !== '@casewright/api');
      const target = fileIn(other?.folder ?? '', 'src/**/*.{ts,tsx}').replace(/\.tsx?$/, '');
      const [complaints] = await lintLines(file, [`import '${relative(`${file}/..`, target)}';`]);
      assert.ok(isRefused(complaints, BOUNDARIES));
    });

    it('must not import packages of the other side', async () => {
      const banned = browserKinds.includes(kind) || kind === 'e2e' ? serverPackages : browserPackages;
      const complaints = await lintLines(
        file,
        banned.map((name) => `import '${name}';`),
      );
      for (const [index, name] of banned.entries()) assert.ok(isRefused(complaints[index], BOUNDARIES), name);
    });

    it('must not import a forbidden kind dynamically', async () => {
      const target = LIBS.find((other) => other !== kind && !allowed[kind]?.includes(other)) ?? '';
      const [complaints] = await lintLines(file, [`export const later = () => import('${projectOf(target).name}');`]);
      assert.ok(isRefused(complaints, BOUNDARIES, SYNTAX, APPLICATIONS));
    });
  });
}

describe('browser kinds', () => {
  for (const kind of browserKinds.filter((name) => name !== 'ui')) {
    it(`import libs of other kinds only statically (${kind})`, async () => {
      const [complaints] = await lintLines(fileIn(projectOf(kind).folder), [
        "export const later = () => import('@casewright/rules');",
      ]);
      assert.ok(isRefused(complaints, SYNTAX));
    });
  }

  for (const kind of ['remote', 'shell']) {
    it(`import router and queries from libs/web, which shares them (${kind})`, async () => {
      const packages = ['react-router-dom', '@tanstack/react-query'];
      const complaints = await lintLines(
        fileIn(projectOf(kind).folder),
        packages.map((name) => `import '${name}';`),
      );
      for (const [index, name] of packages.entries()) assert.ok(isRefused(complaints[index], BOUNDARIES), name);
    });
  }
});

for (const kind of browserKinds)
  describe(`a module of kind ${kind}`, () => {
    const listening = [
      "window.addEventListener('storage', () => undefined);",
      'export const stop = useDraft.subscribe(() => undefined);',
      'setInterval(() => undefined, 1_000);',
      'channel.onmessage = () => undefined;',
    ];
    const file = fileIn(projectOf(kind).folder);

    it('must not add listeners at module level, but may within a function', async () => {
      const within = listening.map((line, n) => `export const start${n} = () => { ${line.replace('export ', '')} };`);
      const complaints = await lintLines(file, [...listening, ...within]);
      for (const [index, line] of [...listening, ...within].entries())
        assert.equal(isRefused(complaints[index], SYNTAX), index < listening.length, line);
    });
  });

const INWARDS = ['../../commands/x', '../../queries/x'];

async function expectLayers(file: string, refused: readonly string[], allowed: readonly string[]): Promise<void> {
  const names = [...refused, ...allowed];
  const complaints = await lintLines(
    file,
    names.map((name) => `import '${name}';`),
  );
  for (const [index, name] of names.entries())
    assert.equal(isRefused(complaints[index], LAYERS), refused.includes(name), `${file}: ${name}`);
}

describe('the layers of a context', () => {
  const refusals = {
    domain: [
      '../commands/x',
      '../queries/x',
      '../adapters/x',
      '@casewright/platform',
      '@nestjs/common',
      'node:fs',
      'pg',
    ],
    commands: ['../queries/x', '../adapters/x', '@casewright/platform', '@nestjs/common', '@mikro-orm/core', 'node:fs'],
    queries: ['../commands/x', '../adapters/x', '../domain/x.repository', '@nestjs/common', '@mikro-orm/core', 'pg'],
    processes: [
      '../adapters/x',
      '../domain/x.repository',
      '@nestjs/swagger',
      '@mikro-orm/core',
      'pg',
      'stripe',
      'node:fs',
    ],
  };
  const permissions = {
    domain: ['./x', '@casewright/kernel', '@casewright/rules'],
    commands: [
      './x',
      '../domain/x',
      '../domain/x.repository',
      '@casewright/kernel',
      '@casewright/rules',
      '@nestjs/cqrs',
    ],
    queries: ['./x', '../domain/x', '@casewright/kernel', '@casewright/rules', '@casewright/platform', '@nestjs/cqrs'],
    processes: ['./x', '../commands/x', '../queries/x', '../domain/x', '@casewright/platform', '@nestjs/common'],
  };

  for (const layer of ['domain', 'commands', 'queries', 'processes'] as const) {
    const file = fileIn('libs/billing', `src/${layer}/*.ts`);

    it(`let ${layer} import inner layers only, and nothing dynamically`, async () => {
      await expectLayers(file, refusals[layer], permissions[layer]);
      const [complaints] = await lintLines(file, ["export const later = () => import('./x');"]);
      assert.ok(isRefused(complaints, SYNTAX));
    });
  }
});

describe('the layers of a feature within a context', () => {
  const folder = 'libs/identity';
  const feature = 'src/sign-in-methods';
  const refusals = {
    domain: ['../commands/x', '../../commands/x', '../../email-change/commands/x'],
    commands: ['../adapters/x', '../../queries/x', '../../email-change/adapters/x'],
    queries: ['../domain/x.repository', '../../domain/x.repository', '../../email-change/commands/x'],
    processes: ['../adapters/x', '../../domain/x.repository', '../../adapters/persistence/x'],
  };
  const permissions = {
    domain: ['./x', '../../domain/x', '../../email-change/domain/x'],
    commands: ['./x', '../domain/x.repository', '../../domain/x', '../../commands/x', '../../email-change/domain/x'],
    queries: ['./x', '../domain/x', '../../queries/x', '@casewright/platform'],
    processes: ['./x', '../commands/x', '../../queries/x', '../../processes/x', '@nestjs/common'],
  };

  for (const layer of ['domain', 'commands', 'queries', 'processes'] as const) {
    it(`follow the rules of the context (${layer})`, async () => {
      await expectLayers(fileIn(folder, `${feature}/${layer}/*.ts`), refusals[layer], permissions[layer]);
    });
  }

  it('may be imported by the same layer of the context', async () => {
    const [inwards, outwards] = await lintLines(fileIn(folder, 'src/commands/*.ts'), [
      "import '../sign-in-methods/domain/x.repository';",
      "import '../sign-in-methods/queries/x';",
    ]);
    assert.ok(!isRefused(inwards, LAYERS));
    assert.ok(isRefused(outwards, LAYERS));
  });

  it('have adapters that must not import one another', async () => {
    const names = ['../../../adapters/persistence/x', '../../../email-change/adapters/mails/x'];
    await expectLayers(fileIn(folder, `${feature}/adapters/http/*.ts`), names, INWARDS);
  });
});

describe('the adapters of a context', () => {
  const refusals = {
    http: ['../persistence/x', '../jobs/x', '../mails/x', '../events/x', 'pg', '@mikro-orm/core'],
    persistence: ['../http/x', '../jobs/x', '../../domain/x.events', '@nestjs/swagger', '@nestjs/cqrs'],
    events: ['../http/x', '../persistence/x', 'pg'],
    jobs: ['../http/x', '../persistence/x', '../mails/x', 'pg'],
    mails: ['../http/x', '../persistence/x', 'nodemailer'],
    live: ['../http/x', '../persistence/x', '../mails/x', 'pg'],
    secrets: ['../http/x', '../persistence/x', '../devices/x', 'fastify'],
    stripe: ['../http/x', '../persistence/x', '../jobs/x', 'bullmq'],
    files: ['../http/x', '../persistence/x', '../sheets/x', '@mikro-orm/core'],
    sheets: ['../http/x', '../persistence/x', '../files/x', 'pg'],
    devices: ['../http/x', '../secrets/x', 'fastify'],
    passkeys: ['../http/x', '../../../adapters/persistence/x', '../secrets/x', 'fastify'],
    'email-domains': ['../http/x', '../persistence/x', '../live/x', 'pg'],
    fitting: ['../http/x', '../persistence/x', '../sheets/x', 'pg'],
  };

  it('have a rule in each folder', () => {
    const folders = globSync('libs/*/src/{,*/}adapters/*/', { cwd: fromRoot('.') });
    const names = new Set(folders.map((folder) => basename(folder)));
    assert.deepEqual([...names].toSorted(), Object.keys(refusals).toSorted());
  });

  for (const [adapter, names] of Object.entries(refusals)) {
    it(`keep ${adapter} from importing other adapters and their packages`, async () => {
      await expectLayers(fileIn('libs', `*/src/{,*/}adapters/${adapter}/!(*.spec).ts`), names, INWARDS);
    });
  }
});

describe('ports', () => {
  it('of a domain are in files that queries must not import', () => {
    const ports = globSync('libs/*/src/**/domain/**/*.ts', { cwd: fromRoot('.') }).filter((file) =>
      declaresPort(readFileSync(fromRoot(file), 'utf8')),
    );
    assert.deepEqual(
      ports.filter((file) => !file.endsWith('.repository.ts')),
      [],
    );
  });

  it('are distinguished from aggregates and services', () => {
    const save = '{ abstract save(order: Order): Promise<void>; }';
    assert.ok(declaresPort(`export abstract class Orders ${save}`));
    assert.ok(!declaresPort(`export abstract class Order extends AggregateRoot ${save}`));
    assert.ok(!declaresPort('export abstract class CodeDigits { abstract of(id: string): string; }'));
  });
});

describe('the server', () => {
  it('extends a smaller class instead of taking fields away', async () => {
    const [refused, allowed] = await lintLines(fileIn('libs/billing', 'src/adapters/http/*.ts'), [
      "import { OmitType } from '@nestjs/swagger';",
      "import { ApiProperty } from '@nestjs/swagger';",
    ]);
    assert.ok(isRefused(refused, '@typescript-eslint/no-restricted-imports'));
    assert.ok(!isRefused(allowed, '@typescript-eslint/no-restricted-imports'));
  });
});

describe('specs', () => {
  const file = 'libs/billing/src/commands/planted.spec.ts';

  it('must not sleep or set deadlines', async () => {
    const lines = [
      "import { setTimeout as wait } from 'node:timers/promises';",
      'setTimeout(() => undefined, 5);',
      'window.setTimeout(() => undefined, 5);',
      'await page.waitForTimeout(5);',
      'await pause(5);',
      'jest.setTimeout(5);',
      'test.slow();',
      "await page.waitForLoadState('networkidle');",
      'await expect(row).toBeVisible({ timeout: 5 });',
      "it('takes long', () => undefined, 5);",
      "it.each([1])('takes long', () => undefined, 5);",
      'beforeAll(() => undefined, LONG_MS);',
    ];
    const complaints = await lintLines(file, lines);
    for (const [index, line] of lines.entries()) assert.ok(isRefused(complaints[index], 'tests/no-own-time'), line);
  });

  it('may declare tests, options and hooks', async () => {
    const lines = [
      "it('is quick', { skip }, () => undefined);",
      "it('is quick', () => undefined);",
      'beforeAll(() => 5);',
    ];
    const complaints = await lintLines(file, lines);
    for (const [index, line] of lines.entries()) assert.ok(!isRefused(complaints[index], 'tests/no-own-time'), line);
  });
});
