import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';

export class ReviewedBody {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Revision that was reviewed' })
  @IsInt()
  @Min(1)
  readonly revision!: number;
}
