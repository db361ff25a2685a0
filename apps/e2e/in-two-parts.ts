import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { product } from './product.ts';

/** Serves the page at `path` in two parts, the first ending with `last` in its content; everything else as the product does. */
export async function inTwoParts(path: string, last: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const respond = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(`${product.url}${url}`);
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    if (url !== path) return response.end(new Uint8Array(await answer.arrayBuffer()));
    const html = await answer.text();
    const end = html.indexOf(last, html.indexOf('<main')) + last.length;
    response.write(html.slice(0, end));
    await released;
    return response.end(html.slice(end));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    release,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
