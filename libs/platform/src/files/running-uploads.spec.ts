import { Readable } from 'node:stream';
import { RunningUploads } from './running-uploads';

const request = () => new Readable({ read: () => undefined });
/** Runs until its request is ended. */
const endless = (one: Readable) => () => new Promise<void>((resolve) => one.once('close', resolve));

describe('running uploads', () => {
  it('end an older request of the same upload before the newer one begins', async () => {
    const uploads = new RunningUploads();
    const order: string[] = [];
    const [older, newer] = [request(), request()];
    const first = uploads.run('sam', 'a', older, async () => {
      await endless(older)();
      order.push('older ended');
    });
    const second = uploads.run('sam', 'a', newer, () => Promise.resolve(order.push('newer began')));
    await Promise.all([first, second]);
    expect(order).toEqual(['older ended', 'newer began']);
    expect(newer.destroyed).toBe(false);
  });

  it('are limited per user', async () => {
    const uploads = new RunningUploads();
    const requests = Array.from({ length: 20 }, request);
    const running = requests.map((one, n) => uploads.run('sam', `${n}`, one, endless(one)));
    const more = () => uploads.run('sam', 'more', request(), () => Promise.resolve('stored'));
    await expect(more()).rejects.toThrow('Too many requests');
    expect(await uploads.run('kim', 'more', request(), () => Promise.resolve('stored'))).toBe('stored');
    for (const one of requests) one.destroy();
    await Promise.all(running);
    expect(await more()).toBe('stored');
  });
});
