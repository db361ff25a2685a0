const { globSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { suites, ignored, alone } = require('./service-suites.cjs');

const root = join(__dirname, '../..');

/**
 * Declares every `of`-th suite. Loading the server's packages takes 1.7 CPU-seconds, which a group spends once. A new
 * suite is part of a group without being listed.
 */
module.exports = (group, of) => {
  const files = suites
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !alone.includes(file) && !ignored.some((pattern) => new RegExp(pattern).test(`/${file}`)))
    .map((file) => ({ file, bytes: statSync(join(root, file)).size }))
    .sort((one, other) => other.bytes - one.bytes || one.file.localeCompare(other.file));
  for (const [index, { file }] of files.entries()) {
    if (index % of === group) describe(file, () => void require(join(root, file)));
  }
};
