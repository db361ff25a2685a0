import { Access, CurrentUser, RateLimit, Text } from '@casewright/platform';
import { EMAIL_MAX_LENGTH, normaliseEmail } from '@casewright/rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { SendVerificationCode } from '../../commands/send-verification-code';
import { type CodeVerdict, VerifyEmailCode } from '../../commands/verify-email-code';
import { inEvenTime } from './even-time';

class VerifyEmailCodeBody {
  @Text({ max: EMAIL_MAX_LENGTH, example: 'sam@acme.example' })
  readonly email!: string;

  @Text({ max: 20, example: '123456' })
  @Matches(/^\s*\d{6}\s*$/, { message: 'code must be 6 digits' })
  readonly code!: string;
}

class VerifyEmailCodeAnswer {
  @ApiProperty()
  readonly success!: boolean;

  @ApiPropertyOptional({ description: 'What to tell the user when it did not succeed.' })
  readonly error?: string;
}

@ApiTags('identity')
@Controller()
export class VerificationController {
  constructor(private readonly commands: CommandBus) {}

  @Post('send-verification-code')
  @HttpCode(204)
  @Access('signed-in')
  @ApiOperation({ operationId: 'send-verification-code' })
  @ApiNoContentResponse()
  async send(@CurrentUser() userId: string): Promise<void> {
    await this.commands.execute(new SendVerificationCode(userId));
  }

  /** Needs no session and opens none. */
  @Post('verify-email-code')
  @HttpCode(200)
  @Access('anyone')
  @RateLimit({ name: 'verify-email-code', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'verify-email-code' })
  @ApiOkResponse({ type: VerifyEmailCodeAnswer })
  verify(@Body() { email, code }: VerifyEmailCodeBody): Promise<CodeVerdict> {
    return inEvenTime(this.commands.execute(new VerifyEmailCode(normaliseEmail(email) ?? email, code.trim())));
  }
}
