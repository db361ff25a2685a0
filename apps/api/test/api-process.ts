import { eventually } from '@casewright/platform/testing';
import { createServer, type AddressInfo } from 'node:net';
import { PUBLIC_URL } from './running-api';
import { ServerProcess } from './server-process';

const STARTS_WITHIN_MS = 120_000;

interface Circumstances {
  /** Of the machine that it runs on. */
  readonly clockWrongByMs?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** An API in a process of its own, which can be killed. */
export class ApiProcess {
  private constructor(
    private readonly process: ServerProcess,
    private readonly url: string,
  ) {}

  static async start(databaseUrl: string, circumstances: Circumstances = {}): Promise<ApiProcess> {
    const { clockWrongByMs = 0, env } = circumstances;
    const port = await freePort();
    const process = ServerProcess.start(['wrong-clock.ts', '../main.ts'], {
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      CLOCK_WRONG_BY_MS: String(clockWrongByMs),
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: 'loopback',
      ...env,
    });
    const api = new ApiProcess(process, `http://127.0.0.1:${port}`);
    await eventually(async () => {
      if (process.hasEnded) return;
      const { ok } = await fetch(`${api.url}/api/health/ready`);
      if (!ok) throw new Error(`The process is not ready: ${process.said}`);
    }, STARTS_WITHIN_MS).catch(async (error: unknown) => {
      await process.end('SIGKILL');
      throw error;
    });
    // Somebody's outgoing connection may have taken the port since it was looked at.
    if (process.hasEnded && process.said.includes('EADDRINUSE')) return ApiProcess.start(databaseUrl, circumstances);
    if (process.hasEnded) throw new Error(process.said);
    return api;
  }

  /** What it answers to a page of ours in a browser that keeps its session. */
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
        ...(browser.session && { cookie: `session=${browser.session}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      browser.session = /^session=([^;]+)/.exec(cookie)?.[1] ?? browser.session;
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

export interface Browser {
  session: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** One on which nobody listens now. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
