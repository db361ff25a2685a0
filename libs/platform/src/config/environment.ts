import { plainToInstance, Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  Min,
  Matches,
  MinLength,
  ValidateIf,
  validateSync,
} from 'class-validator';
import ipaddr from 'ipaddr.js';
import { ConfigurationError } from './configuration-error';
import limits from './limits.json';
import { listed } from './listed';
import { withSecretsFromFiles } from './secrets-from-files';

const MAX_PORT = 65_535;
const MIN_SECRET_LENGTH = 32;
const ofDatabase = { protocols: ['postgres', 'postgresql'], require_protocol: true, require_tld: false };
const ofRedis = { protocols: ['redis', 'rediss'], require_protocol: true, require_tld: false };
const ofMail = { protocols: ['smtp', 'smtps'], require_protocol: true, require_tld: false };
const ofScanner = { protocols: ['tcp'], require_protocol: true, require_port: true, require_tld: false };
const ofWeb = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** Every variable the server reads. Documented in README.md. */
export class Environment {
  @IsIn(['development', 'test', 'production'])
  readonly NODE_ENV: string = 'development';

  @IsString()
  readonly HOST: string = '127.0.0.1';

  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_PORT)
  readonly PORT: number = 3000;

  @IsUrl(ofWeb)
  readonly PUBLIC_URL!: string;

  @IsUrl(ofDatabase)
  readonly DATABASE_URL!: string;

  @IsOptional()
  @IsUrl(ofDatabase)
  readonly READ_DATABASE_URL?: string;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SERVER_PROCESSES: number = 2;

  @Type(() => Number)
  @IsInt()
  @Min(limits.databaseConnections.min)
  @Max(limits.databaseConnections.max)
  readonly DATABASE_CONNECTIONS: number = 10;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly DATABASE_TIMEOUT_FACTOR: number = 1;

  @IsOptional()
  @IsUrl(ofRedis)
  readonly REDIS_URL?: string;

  @Matches(/^(file:\/\/\/|https?:\/\/[^/]+\/[^/]+)/, {
    message: 'must be a folder (file:///…) or a bucket (https://…/bucket)',
  })
  readonly FILES_URL!: string;

  @IsOptional()
  @IsUrl(ofScanner)
  readonly CLAMAV_URL?: string;

  @IsUrl(ofMail)
  readonly SMTP_URL!: string;

  @IsOptional()
  @IsString()
  readonly MAIL_FROM?: string;

  @IsString()
  @MinLength(8)
  readonly STRIPE_SECRET_KEY!: string;

  @IsString()
  @MinLength(8)
  readonly STRIPE_WEBHOOK_SECRET!: string;

  @IsOptional()
  @IsUrl(ofWeb)
  readonly STRIPE_API_URL?: string;

  @IsString()
  @MinLength(MIN_SECRET_LENGTH)
  readonly APP_SECRET!: string;

  @IsOptional()
  @IsString()
  @MinLength(MIN_SECRET_LENGTH)
  readonly APP_SECRET_PREVIOUS?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_PORT)
  readonly METRICS_PORT?: number;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly LIVE_STREAMS: number = 10_000;

  @IsIn(['full', 'cheap'])
  readonly PASSWORD_HASHING: 'full' | 'cheap' = 'full';

  @IsIn(limits.logLevels)
  readonly LOG_LEVEL: string = 'info';

  @IsString()
  readonly TRUSTED_PROXIES: string = '127.0.0.1,::1';

  @IsString()
  readonly WORK_EMAIL_ALLOW_LIST: string = '';

  @IsOptional()
  @IsString()
  readonly BRAND_NAME?: string;

  @IsOptional()
  @IsString()
  readonly BRAND_ADDRESS?: string;

  @ValidateIf((_, value) => value !== undefined)
  @IsEmail()
  readonly BRAND_CONTACT_EMAIL?: string;

  @ValidateIf((_, value) => value !== undefined)
  @IsEmail()
  readonly BRAND_ABUSE_EMAIL?: string;

  @ValidateIf((_, value) => value !== undefined)
  @IsEmail()
  readonly BRAND_SECURITY_EMAIL?: string;

  static checked(variables: NodeJS.ProcessEnv): Environment {
    const set = Object.entries(withSecretsFromFiles(variables)).filter(
      ([, value]) => value !== undefined && value !== '',
    );
    const env = plainToInstance(Environment, Object.fromEntries(set), { exposeDefaultValues: true });
    const wrong = validateSync(env).map(
      ({ property, constraints, value }) =>
        `${property} ${value === undefined ? 'is missing' : Object.values(constraints ?? {}).join(', ')}`,
    );
    const complaints = [...wrong, ...proxyComplaints(env), ...productionComplaints(env)];
    if (complaints.length > 0) throw new ConfigurationError(complaints);
    return env;
  }
}

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function proxyComplaints({ TRUSTED_PROXIES: proxies }: Environment): string[] {
  const isKnown = (entry: string) => NETWORKS.includes(entry) || ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry);
  return listed(proxies).every(isKnown) ? [] : ['TRUSTED_PROXIES must be addresses or networks, with commas between'];
}

function productionComplaints(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return [];
  return [
    ...(env.PUBLIC_URL?.startsWith('https://') ? [] : ['PUBLIC_URL must start with https:// in production']),
    ...(env.PASSWORD_HASHING === 'full' ? [] : ['PASSWORD_HASHING must be full in production']),
    ...(env.STRIPE_API_URL ? ['STRIPE_API_URL must not be set in production: no stand-in takes payments there'] : []),
  ];
}
