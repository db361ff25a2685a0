import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** TCP proxy that a test can cut, mend, and block. */
export class TcpProxy {
  /** Server sockets by client socket. */
  private readonly connections = new Map<Socket, Socket>();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly to: URL) {}

  /** @returns the server's URL through the proxy, which stays the same */
  async mend(): Promise<string> {
    const server = createServer((near) => {
      const far = connect(Number(this.to.port), this.to.hostname);
      this.connections.set(near, far);
      for (const socket of [near, far]) {
        socket.on('error', () => undefined).on('close', () => (near.destroy(), far.destroy()));
      }
      near.pipe(far).pipe(near);
    });
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    return Object.assign(new URL(this.to), { host: `127.0.0.1:${this.port}` }).href;
  }

  /** Open connections carry nothing but stay open. New ones work. */
  silence(): void {
    for (const [near, far] of this.connections) {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  async cut(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of [...this.connections].flat()) socket.destroy();
    this.connections.clear();
    await closed;
  }
}
