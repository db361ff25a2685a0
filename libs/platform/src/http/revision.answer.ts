import { ApiProperty } from '@nestjs/swagger';

/** What a change became, for the next one to name. */
export class RevisionAnswer {
  @ApiProperty({ type: 'integer' })
  readonly revision!: number;
}
