import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

const USES = ['download', 'preview'] as const;

export class FileUse {
  @ApiPropertyOptional({ enum: USES, default: 'download' })
  @IsOptional()
  @IsIn(USES)
  readonly use: (typeof USES)[number] = 'download';
}
