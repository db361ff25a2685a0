import { IntegrationEvent } from '@casewright/kernel';

/** All bytes of a file have arrived. */
export class FileUploaded extends IntegrationEvent {
  constructor(
    readonly fileId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'platform.file-uploaded';
  }
}

/** The content of a file is known: it may be read, or was refused. */
export class FileChecked extends IntegrationEvent {
  constructor(
    readonly fileId: string,
    readonly context: string,
    readonly subject: string,
    readonly ownerId: string,
    readonly isReady: boolean,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'platform.file-checked';
  }
}

const ID = '0b9f3f0e-6f0b-4c53-8d0f-1f2e3d4c5b6a';
const AT = new Date('2026-03-02T09:05:00Z');

/** Integration events of files, by a sample of each: its type, version and payload are the contract. */
export const FILE_EVENTS: readonly IntegrationEvent[] = [
  new FileUploaded(ID, AT),
  new FileChecked(ID, 'messaging', ID, ID, true, AT),
];
