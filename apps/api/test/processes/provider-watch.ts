import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Payment provider proxy that withholds responses until the test has looked. */
export class ProviderWatch {
  private look: (request: string) => Promise<void> = async () => undefined;

  private constructor(
    private readonly server: Server,
    private readonly providerUrl: string,
  ) {}

  static async over(providerUrl: string): Promise<ProviderWatch> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const watch = new ProviderWatch(server, providerUrl);
    server.on('request', (request, response) => void watch.pass(request, response).catch(() => response.destroy()));
    return watch;
  }

  /** Provider URL through the proxy. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** @param look called with method and path, once the provider has handled the request */
  atEveryAnswer(look: (request: string) => Promise<void>): void {
    this.look = look;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(`${this.providerUrl}${url}`, {
      method,
      headers: sentOn(request),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const text = await answer.text();
    await this.look(`${method} ${url}`);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text);
  }
}

function sentOn({ headers }: IncomingMessage): Record<string, string> {
  const names = ['authorization', 'content-type', 'idempotency-key'] as const;
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}
