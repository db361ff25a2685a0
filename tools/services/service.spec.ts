import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RestartPauses } from './restart-pauses.ts';
import { type Running, Service } from './service.ts';

class FakeProcess implements Running {
  private readonly ended = Promise.withResolvers<string>();
  readonly exited = this.ended.promise;
  exit = (how: string) => this.ended.resolve(how);
  stop = async () => this.exit('stopped');
}

describe('a service', () => {
  it('restarts after an unexpected exit, and reports it', async () => {
    const said: string[] = [];
    const launched: FakeProcess[] = [];
    const isRunningAgain = Promise.withResolvers<void>();
    const launch = async () => {
      const running = new FakeProcess();
      launched.push(running);
      return running;
    };
    const say = (line: string) => {
      said.push(line);
      if (line.includes('again.') && launched.length === 2) isRunningAgain.resolve();
    };
    const service = await new Service({ name: 'Redis', launch, say }).start();

    launched[0]?.exit('SIGKILL');
    await isRunningAgain.promise;
    await service.stop();

    assert.deepEqual(said, ['Redis ended (SIGKILL) and is started again.', 'Redis is running again.']);
    assert.equal(launched.length, 2);
  });
});

describe('pauses between restarts', () => {
  it('double up to 5 s, and start over after a quiet minute', () => {
    let now = 0;
    const pauses = new RestartPauses(() => now);

    assert.deepEqual(
      Array.from({ length: 7 }, () => pauses.take()),
      [200, 400, 800, 1600, 3200, 5000, 5000],
    );
    now += 60_001;
    assert.equal(pauses.take(), 200);
  });
});
