import { MEGABYTE } from '@casewright/rules';
import { DetailedError, Upload } from 'tus-js-client';

/** Small enough for proxies' body limits, and for a slow connection's timeout. */
const CHUNK_BYTES = 4 * MEGABYTE;
const RETRY_AFTER_MS = [0, 1_000, 3_000, 5_000, ...Array.from({ length: 30 }, () => 10_000)];
const FINAL = [401, 403, 404, 410, 413];

export interface TransferListener {
  sent(bytes: number): void;
  done(): void;
  failed(): void;
}

/** Uploads a file that the server knows already. Resumes after a lost connection. */
export const transferOf = (file: File, id: string, listener: TransferListener): Upload =>
  new Upload(file, {
    uploadUrl: `/api/uploads/${id}`,
    uploadSize: file.size,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_AFTER_MS,
    storeFingerprintForResuming: false,
    onShouldRetry: (failure) =>
      !(failure instanceof DetailedError) || !FINAL.includes(failure.originalResponse?.getStatus() ?? 0),
    onProgress: (sent) => listener.sent(sent),
    onSuccess: () => listener.done(),
    onError: () => listener.failed(),
  });
