import limits from '../../libs/platform/src/config/limits.json' with { type: 'json' };
import { Refusal } from './refusal.ts';

/** Environment of `npm start`. A part with a given address is not started here. */
export interface Settings {
  readonly port: number;
  readonly inboxPort: number;
  readonly paymentsPort: number;
  readonly isProduction: boolean;
  readonly databaseUrl: string | undefined;
  readonly ownerUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** A folder or an S3 bucket. */
  readonly filesUrl: string | undefined;
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
  readonly appSecret: string | undefined;
  readonly publicUrl: string | undefined;
}

const PORT = 3000;
/** The product, its inbox and its payments use consecutive ports. */
export const PORTS = 3;
const LAST_FIRST_PORT = 65_535 - PORTS + 1;

/** @throws Refusal naming every missing or invalid variable */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const port = Number(env['PORT'] || PORT);
  const complaints = [
    ...(Number.isInteger(port) && port > 0 && port <= LAST_FIRST_PORT
      ? []
      : [
          `PORT must be a whole number from 1 to ${LAST_FIRST_PORT}: the inbox and the payments page use the next two ports`,
        ]),
    ...['DATABASE_URL', 'DATABASE_OWNER_URL', 'READ_DATABASE_URL'].flatMap((name) =>
      mustStartWith(env, name, ['postgres:', 'postgresql:']),
    ),
    ...mustStartWith(env, 'REDIS_URL', ['redis:', 'rediss:']),
    ...mustStartWith(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    ...mustStartWith(env, 'FILES_URL', ['file:', 'http:', 'https:']),
    ...mustStartWith(env, 'PUBLIC_URL', ['http:', 'https:']),
    ...connectionComplaints(env['DATABASE_CONNECTIONS']),
    ...logLevelComplaints(env['LOG_LEVEL']),
    ...(secretKey && !webhookSecret ? ['STRIPE_WEBHOOK_SECRET is missing: it’s required with STRIPE_SECRET_KEY'] : []),
    ...(webhookSecret && !secretKey ? ['STRIPE_SECRET_KEY is missing: it’s required with STRIPE_WEBHOOK_SECRET'] : []),
    ...(env['NODE_ENV'] === 'production' ? missingInProduction(env) : []),
  ];
  if (complaints.length > 0) {
    throw new Refusal(['Casewright can’t start:', ...complaints.map((complaint) => `  - ${complaint}`)].join('\n'));
  }
  return {
    port,
    inboxPort: port + 1,
    paymentsPort: port + 2,
    isProduction: env['NODE_ENV'] === 'production',
    databaseUrl: env['DATABASE_URL'] || undefined,
    ownerUrl: env['DATABASE_OWNER_URL'] || undefined,
    redisUrl: env['REDIS_URL'] || undefined,
    smtpUrl: env['SMTP_URL'] || undefined,
    filesUrl: env['FILES_URL'] || undefined,
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined,
    appSecret: env['APP_SECRET'] || undefined,
    publicUrl: env['PUBLIC_URL'] || undefined,
  };
}

function connectionComplaints(value: string | undefined): string[] {
  const { min, max } = limits.databaseConnections;
  const count = Number(value || min);
  if (Number.isInteger(count) && count >= min && count <= max) return [];
  return [`DATABASE_CONNECTIONS must be a whole number from ${min} to ${max}`];
}

const logLevelComplaints = (value: string | undefined): string[] =>
  !value || limits.logLevels.includes(value) ? [] : [`LOG_LEVEL must be one of ${limits.logLevels.join(', ')}`];

/** Production has no embedded services, demo accounts or stand-ins, so these must be set. */
function missingInProduction(env: NodeJS.ProcessEnv): string[] {
  const needed = [
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'REDIS_URL',
    'SMTP_URL',
    'FILES_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ];
  return [...needed, 'APP_SECRET', 'PUBLIC_URL']
    .filter((name) => !env[name])
    .map((name) => `${name} is missing: it’s required when NODE_ENV=production`);
}

/** Does not quote the value, which may contain a password. */
function mustStartWith(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string[] {
  const value = env[name];
  if (!value || (URL.canParse(value) && protocols.includes(new URL(value).protocol))) return [];
  return [`${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`];
}
