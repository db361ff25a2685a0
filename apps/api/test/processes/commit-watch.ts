import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** PostgreSQL's response to a commit: `C`, a length, and the tag. */
const COMMITTED = Buffer.from('C\0\0\0\u000bCOMMIT\0');

/** Database proxy that withholds a commit's response until the test has looked. */
export class CommitWatch {
  private readonly sockets = new Set<Socket>();
  private look: () => Promise<void> = async () => undefined;

  private constructor(
    private readonly server: Server,
    /** Database URL through the proxy. */
    readonly url: string,
  ) {}

  static async over(databaseUrl: string): Promise<CommitWatch> {
    const to = new URL(databaseUrl);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const watch = new CommitWatch(server, Object.assign(new URL(to), { host: `127.0.0.1:${port}` }).href);
    server.on('connection', (near) => watch.connect(near, connect(Number(to.port), to.hostname)));
    return watch;
  }

  /** @param look called after the commit, before the response */
  atEveryCommit(look: () => Promise<void>): void {
    this.look = look;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private connect(near: Socket, far: Socket): void {
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => (near.destroy(), far.destroy()));
    }
    near.pipe(far);
    void this.tell(near, far).catch(() => near.destroy());
  }

  private async tell(near: Socket, far: Socket): Promise<void> {
    let last = Buffer.alloc(0);
    for await (const chunk of far as AsyncIterable<Buffer>) {
      // The response may arrive in two parts.
      const said = Buffer.concat([last, chunk]);
      if (said.includes(COMMITTED)) await this.look();
      last = said.subarray(said.lastIndexOf(COMMITTED) + 1).subarray(1 - COMMITTED.length);
      near.write(chunk);
    }
    near.end();
  }
}
