import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ACTIONS } from '../../apps/admin/src/audit/actions.ts';
import { buildOne } from '../start/build.ts';
import { documentOfApi } from './document.ts';
import { isStale, typedClientOf } from './typed-client.ts';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

let document: string;

before(async () => {
  await buildOne('api');
  document = documentOfApi();
});

void test("the browser's typed client matches the document of the API, or `npm run openapi` is needed", async () => {
  assert.equal(isStale(await typedClientOf(document)), false);
});

void test('the audit trail has a label for every operation of admins', () => {
  const { paths } = JSON.parse(document) as Document;
  const operations = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([, methods]) => Object.values(methods).map(({ operationId }) => operationId));
  assert.deepEqual(
    operations.filter((operation) => !(operation in ACTIONS)),
    [],
  );
  assert.ok(operations.length > 50);
});
