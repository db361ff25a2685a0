import { AwsClient } from 'aws4fetch';
import { Refusal } from '../start/refusal.ts';

export interface Stored {
  readonly content: Buffer;
  readonly etag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
};
const PRECONDITION_FAILED = 412;
/** S3's answer to concurrent conditional writes. */
const CONFLICT = 409;

/** An S3-compatible bucket or a folder in it: `https://s3.example/bucket/folder`. */
export class Bucket {
  private readonly client: AwsClient;
  private readonly url: string;

  constructor(url: string, env: NodeJS.ProcessEnv = process.env) {
    const {
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_SESSION_TOKEN,
      AWS_REGION,
    } = env;
    if (!accessKeyId || !secretAccessKey) {
      throw new Refusal(`AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have to be set to publish to ${url}.`);
    }
    this.url = url.replace(/\/+$/, '');
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      service: 's3',
      region: AWS_REGION ?? 'us-east-1',
      ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    });
  }

  async read(key: string): Promise<Stored | undefined> {
    const answer = await this.client.fetch(this.addressOf(key), { cache: 'no-store' });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${this.addressOf(key)} cannot be read: ${answer.status} ${await answer.text()}`);
    return { content: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' };
  }

  async write(key: string, content: Buffer, isImmutable: boolean): Promise<void> {
    await this.put(key, content, isImmutable, {});
  }

  /** @param before as read; undefined if it did not exist @throws Refusal if it was changed since */
  async replace(key: string, content: Buffer, before: Stored | undefined): Promise<void> {
    await this.put(key, content, false, before ? { 'if-match': before.etag } : { 'if-none-match': '*' });
  }

  async remove(key: string): Promise<void> {
    const answer = await this.client.fetch(this.addressOf(key), { method: 'DELETE' });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`${this.addressOf(key)} cannot be removed: ${answer.status}`);
  }

  private async put(key: string, content: Buffer, isImmutable: boolean, condition: Record<string, string>) {
    const headers = {
      ...condition,
      'content-type': TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    const body = new Uint8Array(content);
    const answer = await this.client.fetch(this.addressOf(key), { method: 'PUT', headers, body });
    if ([PRECONDITION_FAILED, CONFLICT].includes(answer.status)) {
      throw new Refusal('Someone else published at the same time. Nothing was changed for users: ship again.');
    }
    if (!answer.ok)
      throw new Error(`${this.addressOf(key)} cannot be written: ${answer.status} ${await answer.text()}`);
  }

  private addressOf(key: string): string {
    return `${this.url}/${key.split('/').map(encodeURIComponent).join('/')}`;
  }
}
