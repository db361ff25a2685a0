import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { PUBLIC_URL } from './running-api';
import type { Visitor } from './visitor';

export const noise = (length: number): Buffer => randomBytes(length);
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Browser that uploads by the tus protocol over the network. */
export class Uploader {
  constructor(
    private readonly url: string,
    private readonly visitor: Visitor,
  ) {}

  async send(method: string, id: string, told: Record<string, string> = {}, body?: Uint8Array): Promise<Response> {
    return fetch(`${this.url}/api/uploads/${id}`, {
      method,
      headers: { ...this.headers(), ...told },
      ...(body && { body: new Uint8Array(body) }),
    });
  }

  async offset(id: string): Promise<number> {
    return Number((await this.send('HEAD', id)).headers.get('upload-offset'));
  }

  patch(id: string, offset: number, bytes: Uint8Array): Promise<Response> {
    return this.send('PATCH', id, patchOf(offset), bytes);
  }

  /** Breaks the connection after this many bytes. */
  async breakOff(id: string, offset: number, bytes: Uint8Array, after: number): Promise<void> {
    const sending = request(`${this.url}/api/uploads/${id}`, {
      method: 'PATCH',
      headers: { ...this.headers(), ...patchOf(offset), 'content-length': bytes.length },
    });
    sending.on('error', () => undefined);
    await new Promise<void>((sent) => sending.write(bytes.subarray(0, after), () => sent()));
    sending.destroy();
    await new Promise((closed) => sending.once('close', closed));
  }

  private headers(): Record<string, string> {
    return { origin: PUBLIC_URL, cookie: `session=${this.visitor.cookie}`, 'tus-resumable': '1.0.0' };
  }
}

const patchOf = (offset: number) => ({
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});
