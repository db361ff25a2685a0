import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildOne } from '../start/build.ts';
import { documentOfApi } from './document.ts';
import { isStale, typedClientOf } from './typed-client.ts';

void test("the browser's typed client matches the document of the API, or `npm run openapi` is needed", async () => {
  await buildOne('api');
  assert.equal(isStale(await typedClientOf(documentOfApi())), false);
});
