import { hkdfSync } from 'node:crypto';
import { type ConnectionLimits, connectionLimits } from '../persistence/connection-limits';
import { brandFrom, type Brand } from './brand';
import { Environment } from './environment';
import { listed } from './listed';

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stand-in for Stripe's API in development and tests. */
  readonly apiUrl?: string | undefined;
}

const KEY_BYTES = 32;

/** The current one first. */
export type Keys = readonly [Buffer, ...Buffer[]];

export class Config {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly databaseUrl: string;
  /** For reads that must see earlier writes. */
  readonly readDatabaseUrl: string;
  /** READ_DATABASE_URL if it differs from DATABASE_URL. */
  readonly replicaUrl: string | undefined;
  readonly serverProcesses: number;
  /** Connections for commands. Reads may use as many again. */
  readonly maxConnections: number;
  readonly connectionLimits: ConnectionLimits;
  /** If unset, the queue is in PostgreSQL and rate limits are per process. */
  readonly redisUrl: string | undefined;
  readonly filesUrl: string;
  /** Files are not scanned if unset. */
  readonly clamavUrl: string | undefined;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly stripe: StripeConfig;
  /** `cheap` is for tests only. */
  readonly passwordHashing: 'full' | 'cheap';
  readonly liveStreams: number;
  readonly metricsPort: number | undefined;
  readonly logLevel: string;
  readonly trustedProxies: readonly string[];
  readonly workEmailAllowList: readonly string[];
  readonly brand: Brand;
  private readonly appSecret: string;
  private readonly previousAppSecret: string | undefined;

  constructor(env: Environment, ours: Brand) {
    this.isProduction = env.NODE_ENV === 'production';
    this.host = env.HOST;
    this.port = env.PORT;
    this.publicUrl = env.PUBLIC_URL.replace(/(?<!\/)\/+$/, '');
    this.databaseUrl = env.DATABASE_URL;
    const readUrl = env.READ_DATABASE_URL ?? env.DATABASE_URL;
    this.replicaUrl = isSameDatabase(readUrl, env.DATABASE_URL) ? undefined : readUrl;
    this.readDatabaseUrl = this.replicaUrl ? env.DATABASE_URL : readUrl;
    this.serverProcesses = env.SERVER_PROCESSES;
    this.maxConnections = env.DATABASE_CONNECTIONS;
    this.connectionLimits = connectionLimits(env.DATABASE_TIMEOUT_FACTOR);
    this.redisUrl = env.REDIS_URL;
    this.filesUrl = env.FILES_URL;
    this.clamavUrl = env.CLAMAV_URL;
    this.smtpUrl = env.SMTP_URL;
    this.brand = brandFrom(env, ours);
    this.mailFrom = env.MAIL_FROM ?? `${this.brand.name} <${this.brand.contactEmail}>`;
    this.stripe = {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiUrl: env.STRIPE_API_URL,
    };
    this.passwordHashing = env.PASSWORD_HASHING;
    this.liveStreams = env.LIVE_STREAMS;
    this.metricsPort = env.METRICS_PORT;
    this.logLevel = env.LOG_LEVEL;
    this.trustedProxies = listed(env.TRUSTED_PROXIES);
    this.workEmailAllowList = listed(env.WORK_EMAIL_ALLOW_LIST);
    this.appSecret = env.APP_SECRET;
    this.previousAppSecret = env.APP_SECRET_PREVIOUS;
  }

  /** @throws ConfigurationError naming every missing or invalid variable */
  static fromEnvironment(ours: Brand, env: NodeJS.ProcessEnv = process.env): Config {
    return new Config(Environment.checked(env), ours);
  }

  get queueBackend(): 'redis' | 'postgres' {
    return this.redisUrl ? 'redis' : 'postgres';
  }

  /** One secret per purpose, so that leaking one reveals no other. */
  deriveKey(purpose: string): Buffer {
    return derived(this.appSecret, purpose);
  }

  /** The current key first. While the secret is rotated, what the previous one signed is accepted, too. */
  deriveKeys(purpose: string): Keys {
    const previous = this.previousAppSecret;
    return [this.deriveKey(purpose), ...(previous ? [derived(previous, purpose)] : [])];
  }
}

const derived = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

function isSameDatabase(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.host === b.host && a.pathname === b.pathname;
}
