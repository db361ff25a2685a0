import { databaseUrlsOf } from '@casewright/platform/testing';
import { PUBLIC_URL } from '../running-api';
import { ServerProcess } from './server-process';

interface Circumstances {
  /** Of the machine that it runs on. */
  readonly clockWrongByMs?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** An API in a process of its own, which can be killed. */
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

  /** What it answers to a page of ours in a browser that keeps its cookies. */
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

  /** All that it has logged. */
  get said(): string {
    return this.process.said;
  }

  /** At once, whatever it is at. */
  async kill(): Promise<void> {
    await this.process.end('SIGKILL');
  }
}

/** The cookies of a browser, by name. */
export type Browser = Record<string, string>;

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
