import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { testConfig } from '../testing/test-config';
import { VirusScanner } from './virus-scanner';

const END_OF_STREAM = Buffer.alloc(4);

describe('a file', () => {
  let clamd: Server;
  let url: string;

  beforeAll(async () => {
    clamd = createServer((socket) => {
      let received = Buffer.alloc(0);
      socket.on('data', (bytes) => {
        received = Buffer.concat([received, bytes]);
        if (!received.subarray(-4).equals(END_OF_STREAM)) return;
        socket.end(received.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
      });
    }).listen(0, '127.0.0.1');
    await once(clamd, 'listening');
    url = `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}`;
  });
  afterAll(() => void clamd.close());

  const findingIn = (content: string, clamavUrl = url) =>
    new VirusScanner(testConfig({ DATABASE_URL: 'postgres://db/none', CLAMAV_URL: clamavUrl })).findingIn(
      Readable.from([Buffer.from(content)]),
    );

  it('is passed or refused by ClamAV', async () => {
    expect(await findingIn('host,cores')).toBeUndefined();
    expect(await findingIn('X5O!P%@AP-EICAR-TEST')).toBe('Win.Test.EICAR_HDB-1');
  });

  it('is not passed while ClamAV is unavailable', async () => {
    await expect(findingIn('host,cores', 'tcp://127.0.0.1:9')).rejects.toThrow();
  });

  it('is passed without a scanner', async () => {
    expect(await findingIn('X5O!P%@AP-EICAR-TEST', '')).toBeUndefined();
  });
});
