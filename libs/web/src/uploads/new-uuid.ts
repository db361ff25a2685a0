import { newIdempotencyKey } from '../api/idempotency';

/** Version 4. `crypto.randomUUID` is missing over plain HTTP. */
export const newUuid = (): string =>
  newIdempotencyKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
