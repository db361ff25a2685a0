import type { Answer } from '@casewright/web';

type StoredInput = Answer<'get', '/api/cases/{id}/inputs'>['inputs'][number];
type StoredReading = NonNullable<StoredInput['reading']>;

/** An item whose file was read as machines or hosts. A new file waits until the seller takes it. */
export interface ReadInput extends StoredInput {
  readonly file: NonNullable<StoredInput['file']>;
  readonly reading: StoredReading & { readonly intake: NonNullable<StoredReading['intake']> };
}

export const isRead = (input: StoredInput): input is ReadInput =>
  input.file !== null && input.reading !== null && input.reading.problem === null && input.reading.intake !== null;

/** An item whose file was read as a bill. */
export interface ReadBill extends StoredInput {
  readonly file: NonNullable<StoredInput['file']>;
  readonly reading: StoredReading & { readonly bill: NonNullable<StoredReading['bill']> };
}

export const isReadBill = (input: StoredInput): input is ReadBill =>
  input.file !== null && input.reading !== null && input.reading.problem === null && input.reading.bill !== undefined;
