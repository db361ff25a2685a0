import { type EventHandler, HandlesEvent } from '@casewright/platform';
import { IsBoolean, IsString, IsUUID } from 'class-validator';
import { ReadInput } from '../../processes/read-input';
import { INPUT_FILES } from '../../queries/input-row';

class FileCheckedPayload {
  @IsUUID()
  readonly fileId!: string;

  @IsString()
  readonly context!: string;

  @IsUUID()
  readonly subject!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsBoolean()
  readonly isReady!: boolean;
}

@HandlesEvent({ event: 'platform.file-checked', name: 'pursuits.read-input-when-file-checked', lane: 'files' })
export class ReadInputWhenFileChecked implements EventHandler<FileCheckedPayload> {
  readonly payload = FileCheckedPayload;

  constructor(private readonly read: ReadInput) {}

  async handle({ context, fileId }: FileCheckedPayload): Promise<void> {
    if (context === INPUT_FILES) await this.read.run(fileId);
  }
}
