const { existsSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');

/** What can be asked of a project follows from what stands in its folder, so that a new one needs no configuration. */
exports.createNodesV2 = [
  '{apps,libs}/*/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file);
      const has = (name) => existsSync(join(workspaceRoot, root, name));
      // By folder: a remote and a context may be called alike, and then their packages are not.
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
        // The database and queue of one run serve all its suites; two runs on two cores only slow each other.
        parallelism: false,
        // Some of the server's tests start what is built.
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
