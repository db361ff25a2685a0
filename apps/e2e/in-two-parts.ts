import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { product } from './product.ts';

/**
 * Serves the product, but pages in two parts, the second on release.
 * @param ends the end of the first part, within the content, by path
 */
export async function inTwoParts(ends: ReadonlyMap<string, string>) {
  let release = () => {};
  const respond = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(`${product.url}${url}`);
    for (const name of ['content-type', 'cache-control']) response.setHeader(name, answer.headers.get(name) ?? '');
    const last = ends.get(url);
    if (!last) return response.end(new Uint8Array(await answer.arrayBuffer()));
    const html = await answer.text();
    const end = html.indexOf(last, html.indexOf('<main')) + last.length;
    const released = new Promise<void>((resolve) => (release = resolve));
    response.write(html.slice(0, end));
    await released;
    return response.end(html.slice(end));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => release(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
