import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

const USES = ['download', 'preview'] as const;

/** Whether a file is to be saved or shown: the query of a route that answers with one. */
export class FileUse {
  @ApiPropertyOptional({ enum: USES, default: 'download' })
  @IsOptional()
  @IsIn(USES)
  readonly use: (typeof USES)[number] = 'download';
}
