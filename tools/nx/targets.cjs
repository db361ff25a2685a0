const { existsSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');

/** Derives targets from the files in a project's folder, so that new projects need no configuration. */
exports.createNodesV2 = [
  '{apps,libs}/*/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file);
      const has = (name) => existsSync(join(workspaceRoot, root, name));
      // By folder name, since a remote and a context may share a name.
      return [file, { projects: { [root]: { root, targets: targetsOf(basename(root), has) } } }];
    }),
];

function targetsOf(name, has) {
  return {
    lint: cached('eslint {projectRoot} && oxlint --type-aware --deny-warnings {projectRoot}', ['setup']),
    typecheck: cached('tsc -p {projectRoot}/tsconfig.json', ['setup']),
    ...(name !== 'e2e' && {
      test: {
        ...cached('node tools/jest/run.ts {projectRoot}', ['setup']),
        // All suites share one database and queue, and parallel runs slow each other down.
        parallelism: false,
        // Some of the server's tests run the build.
        ...(name === 'api' && { dependsOn: ['build'] }),
      },
    }),
    ...((has('webpack.config.ts') || has('rspack.config.mjs')) && {
      build: {
        command: `node tools/build/bundle.ts ${name}`,
        cache: true,
        inputs: ['production', '^production', 'bundler'],
        outputs: [`{workspaceRoot}/dist/${name}`],
      },
    }),
  };
}

const cached = (command, inputs) => ({
  command,
  cache: true,
  inputs: ['source', '^source', ...inputs],
});
