import { ApiProperty } from '@nestjs/swagger';

/** Revision that the next change must name. */
export class RevisionAnswer {
  @ApiProperty({ type: 'integer' })
  readonly revision!: number;
}
