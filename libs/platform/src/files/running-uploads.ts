import type { Readable } from 'node:stream';
import { TooManyRequests } from '../http/rate-limit';

/** Of one user and process. A message may have ten attachments. */
const MAX_PER_USER = 20;
const RETRY_AFTER_SECONDS = 10;

interface Running {
  readonly request: Readable;
  readonly ended: Promise<unknown>;
}

/** Requests that upload to this process. Two of one upload would store the same bytes twice. */
export class RunningUploads {
  private readonly byUpload = new Map<string, Running>();
  private readonly counts = new Map<string, number>();

  /** Ends an older request of the same upload: its browser has gone on. @throws TooManyRequests */
  async run<Answer>(userId: string, id: string, request: Readable, work: () => Promise<Answer>): Promise<Answer> {
    const count = this.counts.get(userId) ?? 0;
    if (count >= MAX_PER_USER) throw new TooManyRequests(RETRY_AFTER_SECONDS);
    this.counts.set(userId, count + 1);
    const key = `${userId} ${id}`;
    const older = this.byUpload.get(key);
    older?.request.destroy();
    const answer = (older?.ended ?? Promise.resolve()).then(work);
    const running = { request, ended: answer.catch(() => undefined) };
    this.byUpload.set(key, running);
    try {
      return await answer;
    } finally {
      if (this.byUpload.get(key) === running) this.byUpload.delete(key);
      const left = (this.counts.get(userId) ?? 1) - 1;
      if (left > 0) this.counts.set(userId, left);
      else this.counts.delete(userId);
    }
  }
}
