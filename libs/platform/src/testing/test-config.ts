import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '../config/brand';
import { Config } from '../config/config';
import { APPLICATION_ROLE, READER_ROLE, urlAs } from '../persistence/database-roles';
import { A_BRAND } from './a-brand';

/** Database URLs without superuser rights. */
export const databaseUrlsOf = (databaseUrl: string) => ({
  DATABASE_URL: urlAs(APPLICATION_ROLE, databaseUrl),
  READ_DATABASE_URL: urlAs(READER_ROLE, databaseUrl),
});

/** Config for one suite: real services if given, unused addresses otherwise. */
export const testConfig = (env: NodeJS.ProcessEnv, brand: Brand = A_BRAND): Config =>
  Config.fromEnvironment(brand, {
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_CONNECTIONS: '5',
    // Tolerates a busy machine, since a 503 in a test is a finding.
    DATABASE_TIMEOUT_FACTOR: '100',
    // Created on the first upload.
    FILES_URL: pathToFileURL(join(process.env.TEST_FILES ?? tmpdir(), `files-${process.pid}`)).href,
    SMTP_URL: 'smtp://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_of_one_suite',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_one_suite',
    // Production refuses both.
    ...(env.NODE_ENV !== 'production' && { STRIPE_API_URL: 'http://127.0.0.1:9', PASSWORD_HASHING: 'cheap' }),
    APP_SECRET: 'a secret of one suite, long enough to be one',
    LOG_LEVEL: 'silent',
    ...env,
  });
