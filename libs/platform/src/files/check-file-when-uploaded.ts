import { IsUUID } from 'class-validator';
import { type EventHandler, HandlesEvent } from '../queue/event-handler';
import { CheckFile } from './check-file';

export class FileUploadedPayload {
  @IsUUID()
  readonly fileId!: string;
}

@HandlesEvent({ event: 'platform.file-uploaded', name: 'platform.check-file-when-uploaded', lane: 'files' })
export class CheckFileWhenUploaded implements EventHandler<FileUploadedPayload> {
  readonly payload = FileUploadedPayload;

  constructor(private readonly check: CheckFile) {}

  handle({ fileId }: FileUploadedPayload): Promise<void> {
    return this.check.run(fileId);
  }
}
