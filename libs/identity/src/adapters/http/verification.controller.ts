import { Access, CurrentUser, RateLimit, Text } from '@casewright/platform';
import { EMAIL_MAX_LENGTH, normaliseEmail } from '@casewright/rules';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnjudged } from '../../commands/judge-code';
import { SendVerificationCode } from '../../commands/send-verification-code';
import { VerifyEmailCode } from '../../commands/verify-email-code';
import { VerifyEmailLink } from '../../commands/verify-email-link';
import { CODE_WORDS } from './code-words';
import { CodeField } from './code-field';
import { inEvenTime } from './even-time';
import { SessionDoor } from './session-door';

class VerifyEmailCodeBody {
  @Text({ max: EMAIL_MAX_LENGTH, example: 'sam@acme.example' })
  readonly email!: string;

  @CodeField()
  readonly code!: string;
}

class VerifyEmailLinkBody {
  @Text({ max: EMAIL_MAX_LENGTH, example: 'sam@acme.example' })
  readonly email!: string;

  @Text({ max: 100 })
  readonly token!: string;
}

class VerifyEmailCodeAnswer {
  @ApiProperty()
  readonly success!: boolean;

  @ApiPropertyOptional({ description: 'What to tell the user when it did not succeed.' })
  readonly error?: string;
}

const BAD_LINK = 'This link is no longer valid. Have another email sent.';

@ApiTags('identity')
@Controller()
export class VerificationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly door: SessionDoor,
  ) {}

  @Post('send-verification-code')
  @HttpCode(204)
  @Access('signed-in')
  @ApiOperation({ operationId: 'send-verification-code' })
  @ApiNoContentResponse()
  async send(@CurrentUser() userId: string): Promise<void> {
    await this.commands.execute(new SendVerificationCode(userId));
  }

  /** Needs no session and opens none; one that is open gets a new token, because its owner may do more now. */
  @Post('verify-email-code')
  @HttpCode(200)
  @Access('anyone')
  @RateLimit({ name: 'verify-email-code', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'verify-email-code' })
  @ApiOkResponse({ type: VerifyEmailCodeAnswer })
  verify(
    @Body() { email, code }: VerifyEmailCodeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyEmailCodeAnswer> {
    return inEvenTime(this.judge(normaliseEmail(email) ?? email, code.trim(), request, reply));
  }

  private async judge(
    email: string,
    code: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<VerifyEmailCodeAnswer> {
    const { verdict, accountId } = await this.commands.execute(new VerifyEmailCode(email, code));
    refuseUnjudged(verdict);
    if (!accountId) return { success: false, error: CODE_WORDS[verdict.is === 'expired' ? 'expired' : 'wrong'] };
    await this.door.rotate(request, reply, accountId);
    return { success: true };
  }

  /** What the link of the mail leads to, once its page is told so: programs that look through mail open links as well. */
  @Post('verify-email-link')
  @HttpCode(200)
  @Access('anyone')
  @RateLimit({ name: 'verify-email-link', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'verify-email-link' })
  @ApiOkResponse({ type: VerifyEmailCodeAnswer })
  verifyByLink(
    @Body() { email, token }: VerifyEmailLinkBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyEmailCodeAnswer> {
    return inEvenTime(this.follow(new VerifyEmailLink(normaliseEmail(email) ?? email, token), request, reply));
  }

  private async follow(
    link: VerifyEmailLink,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<VerifyEmailCodeAnswer> {
    const { accountId } = await this.commands.execute(link);
    if (!accountId) return { success: false, error: BAD_LINK };
    await this.door.rotate(request, reply, accountId);
    return { success: true };
  }
}
