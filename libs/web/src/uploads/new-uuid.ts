import { newIdempotencyKey } from '../api/idempotency';

/** Of version 4. Not `crypto.randomUUID`, which plain http lacks. */
export const newUuid = (): string =>
  newIdempotencyKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
