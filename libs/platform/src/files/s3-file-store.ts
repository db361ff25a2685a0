import type { S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FileStore } from './file-store';

const DEFAULT_REGION = 'us-east-1';

/** `https://s3.example/bucket/folder` of any S3-compatible storage. Credentials come from AWS's default chain. */
export class S3FileStore extends FileStore {
  private readonly endpoint: string;
  private readonly bucket: string;
  private readonly folder: string;
  private connected: Promise<S3Client> | undefined;

  constructor(
    url: string,
    private readonly region = process.env['AWS_REGION'] ?? DEFAULT_REGION,
  ) {
    super();
    const { origin, pathname } = new URL(url);
    const [bucket = '', ...folder] = pathname.split('/').filter(Boolean);
    this.endpoint = origin;
    this.bucket = bucket;
    this.folder = folder.map((part) => `${part}/`).join('');
  }

  async put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const { PutObjectCommand } = await sdk();
    await (await this.client()).send(new PutObjectCommand({ ...this.objectOf(key), Body: await buffer(bytes) }));
  }

  async get(key: string): Promise<Readable> {
    const { GetObjectCommand } = await sdk();
    const { Body: body } = await (await this.client()).send(new GetObjectCommand(this.objectOf(key)));
    if (!(body instanceof Readable)) throw new Error(`The storage answered nothing for ${key}.`);
    return body;
  }

  async delete(key: string): Promise<void> {
    const { DeleteObjectCommand } = await sdk();
    await (await this.client()).send(new DeleteObjectCommand(this.objectOf(key)));
  }

  private client(): Promise<S3Client> {
    const { endpoint, region } = this;
    return (this.connected ??= sdk().then(
      ({ S3Client: Client }) => new Client({ endpoint, region, forcePathStyle: true }),
    ));
  }

  private objectOf(key: string) {
    return { Bucket: this.bucket, Key: `${this.folder}${key}` };
  }
}

/** Loaded on first use: it takes longer than the rest of the server. */
const sdk = () => import('@aws-sdk/client-s3');
