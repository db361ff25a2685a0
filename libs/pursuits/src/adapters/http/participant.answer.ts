import { ApiProperty } from '@nestjs/swagger';
import type { Participant } from '../../queries/get-pursuit';

export class ParticipantAnswer implements Participant {
  @ApiProperty({ type: String })
  readonly name!: string;

  @ApiProperty({ type: Boolean })
  readonly isYou!: boolean;
}
