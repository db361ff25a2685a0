import { readFileSync } from 'node:fs';
import { ConfigurationError } from './configuration-error';

/** Each may be given as the file `<name>_FILE` instead: the environment of a process is seen by more than its files. */
const SECRETS = [
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'DATABASE_URL',
  'READ_DATABASE_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
] as const;

/** Passwords for addresses that contain none. */
const PASSWORD_FILES = {
  DATABASE_URL: 'DATABASE_PASSWORD_FILE',
  READ_DATABASE_URL: 'READ_DATABASE_PASSWORD_FILE',
  DATABASE_OWNER_URL: 'DATABASE_OWNER_PASSWORD_FILE',
  REDIS_URL: 'REDIS_PASSWORD_FILE',
} as const;

/** @throws ConfigurationError if a file can't be read, or a secret is given twice */
export function withSecretsFromFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const complaints: string[] = [];
  const contentOf = (variable: string): string | undefined => {
    const file = env[variable];
    if (!file) return undefined;
    try {
      return readFileSync(file, 'utf8').trim();
    } catch {
      complaints.push(`${variable} can’t be read`);
      return undefined;
    }
  };
  const complete = { ...env };
  for (const name of SECRETS) {
    const secret = contentOf(`${name}_FILE`);
    if (secret !== undefined && env[name]) complaints.push(`${name} and ${name}_FILE are both set`);
    if (secret !== undefined) complete[name] = secret;
  }
  for (const [name, variable] of Object.entries(PASSWORD_FILES)) {
    const password = contentOf(variable);
    const url = URL.parse(complete[name] ?? '');
    if (password === undefined || !url) continue;
    if (url.password) complaints.push(`${name} already contains a password: remove ${variable}`);
    url.password = encodeURIComponent(password);
    complete[name] = url.href;
  }
  if (complaints.length > 0) throw new ConfigurationError(complaints);
  return complete;
}
