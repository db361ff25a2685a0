import { type EventHandler, HandlesEvent } from '@casewright/platform';
import { IsUUID } from 'class-validator';
import { ReadInput } from '../../processes/read-input';

class InputMappedPayload {
  @IsUUID()
  readonly fileId!: string;
}

@HandlesEvent({ event: 'pursuits.input-mapped', name: 'pursuits.read-input-when-mapped', lane: 'files' })
export class ReadInputWhenMapped implements EventHandler<InputMappedPayload> {
  readonly payload = InputMappedPayload;

  constructor(private readonly read: ReadInput) {}

  handle({ fileId }: InputMappedPayload): Promise<void> {
    return this.read.run(fileId);
  }
}
