import { databaseUrlsOf } from '@casewright/platform/testing';
import { PUBLIC_URL } from '../running-api';
import { ServerProcess } from './server-process';

interface Circumstances {
  /** Offset of the machine's clock. */
  readonly clockWrongByMs?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** API in its own process that can be killed. */
export class ApiProcess {
  private constructor(
    private readonly process: ServerProcess,
    readonly url: string,
  ) {}

  static async start(databaseUrl: string, circumstances: Circumstances = {}): Promise<ApiProcess> {
    const { clockWrongByMs = 0, env } = circumstances;
    const process = ServerProcess.startBuilt('main', {
      ...databaseUrlsOf(databaseUrl),
      HOST: '127.0.0.1',
      PORT: '0',
      CLOCK_WRONG_BY_MS: String(clockWrongByMs),
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: 'loopback',
      ...env,
    });
    return new ApiProcess(process, `http://127.0.0.1:${await process.ready()}`);
  }

  /** Sends a request as one of our pages, with cookies. */
  async send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    browser: Browser,
    body?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        origin: PUBLIC_URL,
        cookie: Object.entries(browser)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value) browser[name] = value;
    }
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as Answer['body']) : {} };
  }

  /** All log output. */
  get said(): string {
    return this.process.said;
  }

  /** Kills the process immediately. */
  async kill(): Promise<void> {
    await this.process.end('SIGKILL');
  }
}

/** Cookies by name. */
export type Browser = Record<string, string>;

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
