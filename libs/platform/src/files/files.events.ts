import { IntegrationEvent } from '@casewright/kernel';

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

/** One sample per event: type, version, and payload are the contract. */
export const FILE_EVENTS: readonly IntegrationEvent[] = [
  new FileUploaded(ID, AT),
  new FileChecked(ID, 'messaging', ID, ID, true, AT),
];
