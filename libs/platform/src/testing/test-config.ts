import type { Brand } from '../config/brand';
import { Config } from '../config/config';
import { A_BRAND } from './a-brand';

/** A configuration for one suite: real services where the test names them, addresses nobody listens on elsewhere. */
export const testConfig = (env: NodeJS.ProcessEnv, brand: Brand = A_BRAND): Config =>
  Config.fromEnvironment(brand, {
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_CONNECTIONS: '5',
    SMTP_URL: 'smtp://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_of_one_suite',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_one_suite',
    // In production payments are asked for where they really are.
    ...(env.NODE_ENV !== 'production' && { STRIPE_API_URL: 'http://127.0.0.1:9' }),
    APP_SECRET: 'a secret of one suite, long enough to be one',
    LOG_LEVEL: 'silent',
    ...env,
  });
