import { execFileSync } from 'node:child_process';
import { fromRoot } from '../webpack/from-root.ts';

/** OpenAPI document of the built API, without its services. @param more environment variables to add */
export function documentOfApi(more: NodeJS.ProcessEnv = {}): string {
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    FILES_URL: 'file:///nothing',
    SMTP_URL: 'smtp://127.0.0.1:1',
    STRIPE_SECRET_KEY: 'sk_test_nothing',
    STRIPE_WEBHOOK_SECRET: 'whsec_nothing',
    APP_SECRET: 'nothing is kept secret while a document is printed',
    ...more,
  };
  return execFileSync(process.execPath, [fromRoot('dist/api/openapi.js')], { env, encoding: 'utf8' });
}
