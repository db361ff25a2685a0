import { Access, Id, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ChangeEmail } from '../../processes/change-email';

class UndoEmailChangeBody {
  @ApiProperty({ format: 'uuid' })
  @Id()
  readonly changeId!: string;

  @Text({ max: 100 })
  readonly token!: string;
}

@ApiTags('identity')
@Controller('undo-email-change')
export class UndoEmailChangeController {
  constructor(private readonly changing: ChangeEmail) {}

  /** Called after the visitor confirms on the linked page, because mail scanners open links. */
  @Post()
  @HttpCode(204)
  @Access('anyone')
  @RateLimit({ name: 'undo-email-change', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'undo-email-change' })
  @ApiNoContentResponse()
  async undo(@Body() { changeId, token }: UndoEmailChangeBody): Promise<void> {
    await this.changing.undo(changeId, token);
  }
}
