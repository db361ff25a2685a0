import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../webpack/from-root.ts';
import { CLIENT_FILE, isStale, typedClientOf } from './typed-client.ts';

/**
 * Writes the browser's typed client anew: `npm run openapi`. With `--check` it only says whether it is stale, reading the
 * API's document from standard input.
 */
const isCheck = process.argv.includes('--check');
const client = await typedClientOf(isCheck ? readFileSync(0, 'utf8') : documentOfApi());

if (!isCheck) writeFileSync(CLIENT_FILE, client);
else if (isStale(client)) {
  process.stderr.write('The typed client is older than the API: run `npm run openapi` and commit the result.\n');
  process.exitCode = 1;
}

/** As the API says it itself, without a database or anything else that it would serve with. */
function documentOfApi(): string {
  execFileSync(process.execPath, [fromRoot('tools/build/bundle.ts'), 'api'], { stdio: 'inherit' });
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    SMTP_URL: 'smtp://127.0.0.1:1',
    STRIPE_SECRET_KEY: 'sk_test_nothing',
    STRIPE_WEBHOOK_SECRET: 'whsec_nothing',
    APP_SECRET: 'nothing is kept secret while a document is printed',
  };
  return execFileSync(process.execPath, [fromRoot('dist/api/openapi.js')], { env, encoding: 'utf8' });
}
