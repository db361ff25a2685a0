import { Access, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { UndoEmailChange } from '../../commands/undo-email-change';
import { UndoLinkInvalid } from '../../domain/email-change.errors';
import { Passwords } from '../secrets/passwords';

class UndoEmailChangeBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  readonly changeId!: string;

  @Text({ max: 100 })
  readonly token!: string;
}

@ApiTags('identity')
@Controller('undo-email-change')
export class UndoEmailChangeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly passwords: Passwords,
  ) {}

  /** What the link of the mail leads to, once its page is told so: programs that look through mail open links as well. */
  @Post()
  @HttpCode(204)
  @Access('anyone')
  @RateLimit({ name: 'undo-email-change', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'undo-email-change' })
  @ApiNoContentResponse()
  async undo(@Body() { changeId, token }: UndoEmailChangeBody): Promise<void> {
    const nobodysPasswordHash = await this.passwords.unusableHash;
    const { isGood } = await this.commands.execute(new UndoEmailChange(changeId, token, nobodysPasswordHash));
    if (!isGood) throw new UndoLinkInvalid();
  }
}
