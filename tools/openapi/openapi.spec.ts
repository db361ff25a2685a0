import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { buildOne } from '../start/build.ts';
import { documentOfApi } from './document.ts';
import { isStale, typedClientOf } from './typed-client.ts';

describe("the browser's typed client", () => {
  let document: { readonly paths: object };

  before(async () => {
    await buildOne('api');
    document = JSON.parse(documentOfApi()) as typeof document;
  });

  it('matches the document of the API, or `npm run openapi` is needed', async () => {
    assert.equal(isStale(await typedClientOf(JSON.stringify(document))), false);
  });

  it('is stale once the API has another path', async () => {
    const paths = { ...document.paths, '/api/something-new': { get: { responses: {} } } };
    assert.equal(isStale(await typedClientOf(JSON.stringify({ ...document, paths }))), true);
  });
});
