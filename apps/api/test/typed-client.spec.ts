import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { RunningApi } from './running-api';

const root = join(__dirname, '../../..');

const check = (document: unknown) =>
  spawnSync(process.execPath, [join(root, 'tools/openapi/main.ts'), '--check'], {
    input: JSON.stringify(document),
    encoding: 'utf8',
  });

describe("the browser's typed client", () => {
  let api: RunningApi;
  let document: Readonly<Record<string, unknown>>;

  beforeAll(async () => {
    api = await RunningApi.start();
    document = (await api.send('GET', '/api/docs-json')).body;
  });
  afterAll(() => api.stop());

  it('is what the API says of itself', () => {
    expect(check(document).stderr).not.toMatch(/older than the API/);
    expect(check(document).status).toBe(0);
  });

  it('is found out when the API says anything else', () => {
    const paths = { ...(document['paths'] as object), '/api/something-new': { get: { responses: {} } } };
    const { status, stderr } = check({ ...document, paths });
    expect(status).toBe(1);
    expect(stderr).toMatch(/older than the API/);
  });
});
