import { Access, RateLimit, SessionCookie, Text, networkOf } from '@casewright/platform';
import { EMAIL_MAX_LENGTH, normaliseEmail } from '@casewright/rules';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Verification } from '../../commands/email-verification';
import { refuseUnjudged } from '../../commands/judge-code';
import { SendVerificationCode, type VerifyingBrowser } from '../../commands/send-verification-code';
import { VerifyEmailCode } from '../../commands/verify-email-code';
import { VerifyEmailLink } from '../../commands/verify-email-link';
import { GetVerification } from '../../queries/get-verification';
import { Passwords } from '../secrets/passwords';
import { CodeField } from './code-field';
import { CODE_WORDS } from './code-words';
import { inEvenTime } from './even-time';
import { FlowCookies } from './flow-cookies';
import { OpenSessions } from './open-sessions';
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

class ResetLinkAnswer {
  @ApiProperty()
  readonly accessToken!: string;

  @ApiProperty()
  readonly refreshToken!: string;
}

const OUTCOMES = ['signed-up', 'verified', 'already-verified', 'choose-password'] as const;

class VerifyEmailAnswer {
  @ApiProperty()
  readonly success!: boolean;

  @ApiPropertyOptional({ description: 'What to tell the user when it did not succeed.' })
  readonly error?: string;

  @ApiPropertyOptional({ enum: OUTCOMES, description: 'What it led to when it did.' })
  readonly outcome?: (typeof OUTCOMES)[number];

  @ApiPropertyOptional({ description: 'For choosing a password, in a browser other than the one that signed up.' })
  readonly resetLink?: ResetLinkAnswer;
}

class VerificationAnswer {
  @ApiProperty()
  readonly email!: string;

  @ApiProperty({ type: Date, nullable: true, description: 'Of the newest code that is valid still.' })
  readonly codeSentAt!: Date | null;

  @ApiProperty({ description: 'Until another code may be requested.' })
  readonly retryAfterSeconds!: number;
}

class PendingVerificationAnswer {
  @ApiProperty({ type: VerificationAnswer, nullable: true })
  readonly pending!: VerificationAnswer | null;
}

const BAD_LINK = 'This link is no longer valid. Request another email.';

@ApiTags('identity')
@Controller()
@Access('anyone')
export class VerificationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly passwords: Passwords,
    private readonly sessions: OpenSessions,
    private readonly cookie: SessionCookie,
    private readonly flows: FlowCookies,
    private readonly door: SessionDoor,
  ) {}

  /** For the browser that signed up, or that has a session of an unverified account. */
  @Get('verification')
  @ApiOperation({ operationId: 'get-verification' })
  @ApiOkResponse({ type: PendingVerificationAnswer })
  async show(@Req() request: FastifyRequest): Promise<PendingVerificationAnswer> {
    const { registrationHash, session } = await this.browserOf(request);
    return { pending: (await this.queries.execute(new GetVerification(registrationHash, session?.accountId))) ?? null };
  }

  @Post('send-verification-code')
  @HttpCode(204)
  @RateLimit({ name: 'send-verification-code', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'send-verification-code' })
  @ApiNoContentResponse()
  async send(@Req() request: FastifyRequest): Promise<void> {
    await inEvenTime(this.commands.execute(new SendVerificationCode(await this.browserOf(request))));
  }

  /** Opens a session in the browser that signed up. */
  @Post('verify-email-code')
  @HttpCode(200)
  @RateLimit({ name: 'verify-email-code', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'verify-email-code' })
  @ApiOkResponse({ type: VerifyEmailAnswer })
  verify(
    @Body() { email, code }: VerifyEmailCodeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyEmailAnswer> {
    return inEvenTime(this.verifyByCode(normaliseEmail(email) ?? email, code.trim(), request, reply));
  }

  private async verifyByCode(
    email: string,
    code: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<VerifyEmailAnswer> {
    const browser = await this.browserOf(request);
    const unusableHash = await this.passwords.unusableHash;
    const command = new VerifyEmailCode(email, code, browser, networkOf(request.ip), unusableHash);
    const { verdict, verification } = await this.commands.execute(command);
    refuseUnjudged(verdict);
    if (!verification) return { success: false, error: CODE_WORDS[verdict.is === 'expired' ? 'expired' : 'wrong'] };
    return this.answerTo(verification, request, reply);
  }

  /** Called by the page of the mailed link once its visitor confirms, because mail scanners open links. */
  @Post('verify-email-link')
  @HttpCode(200)
  @RateLimit({ name: 'verify-email-link', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'verify-email-link' })
  @ApiOkResponse({ type: VerifyEmailAnswer })
  verifyByLink(
    @Body() { email, token }: VerifyEmailLinkBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyEmailAnswer> {
    return inEvenTime(this.follow(normaliseEmail(email) ?? email, token, request, reply));
  }

  private async follow(
    email: string,
    token: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<VerifyEmailAnswer> {
    const browser = await this.browserOf(request);
    const unusableHash = await this.passwords.unusableHash;
    const verification = await this.commands.execute(new VerifyEmailLink(email, token, browser, unusableHash));
    if (!verification) return { success: false, error: BAD_LINK };
    return this.answerTo(verification, request, reply);
  }

  private async answerTo(
    verification: Verification,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<VerifyEmailAnswer> {
    const { outcome } = verification;
    if (outcome === 'already-verified') return { success: true, outcome };
    if (outcome === 'choose-password') return { success: true, outcome, resetLink: verification.resetLink };
    const { accountId } = verification;
    if (outcome === 'verified') await this.door.rotate(request, reply, accountId);
    else {
      this.flows.end(reply, 'registration');
      await this.door.open(request, reply, { accountId }, { strong: false });
    }
    return { success: true, outcome };
  }

  private async browserOf(request: FastifyRequest): Promise<VerifyingBrowser> {
    const token = this.cookie.read(request);
    const session = token ? await this.sessions.find(token) : undefined;
    return {
      registrationHash: this.flows.tokenHash(request, 'registration'),
      session: session && { accountId: session.userId, sessionId: session.sessionId },
    };
  }
}
