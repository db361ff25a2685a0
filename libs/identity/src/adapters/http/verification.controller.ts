import { Access, RateLimit, Text } from '@casewright/platform';
import { EMAIL_MAX_LENGTH } from '@casewright/rules';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VerificationLinkInvalid } from '../../domain/account.errors';
import { CodeRefused } from '../../domain/attempts.errors';
import { type RegisteredBrowser, type VerifiedEmail, VerifyEmail } from '../../processes/verify-email';
import { BrowserCookies } from './browser-cookies';
import { CodeField } from './code-field';

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

  @ApiPropertyOptional({ description: 'Error message for the user' })
  readonly error?: string;

  @ApiPropertyOptional({ enum: OUTCOMES, description: 'Present on success' })
  readonly outcome?: (typeof OUTCOMES)[number];

  @ApiPropertyOptional({ description: 'To choose a password in a different browser than the one used to sign up' })
  readonly resetLink?: ResetLinkAnswer;
}

class VerificationAnswer {
  @ApiProperty()
  readonly email!: string;

  @ApiProperty({ type: Date, nullable: true, description: 'When the newest valid code was sent' })
  readonly codeSentAt!: Date | null;

  @ApiProperty({ description: 'Seconds until another code can be requested' })
  readonly retryAfterSeconds!: number;
}

class PendingVerificationAnswer {
  @ApiProperty({ type: VerificationAnswer, nullable: true })
  readonly pending!: VerificationAnswer | null;
}

@ApiTags('identity')
@Controller()
@Access('anyone')
export class VerificationController {
  constructor(
    private readonly verifying: VerifyEmail,
    private readonly cookies: BrowserCookies,
  ) {}

  /** For the browser that signed up or has a session of an unverified account. */
  @Get('verification')
  @ApiOperation({ operationId: 'get-verification' })
  @ApiOkResponse({ type: PendingVerificationAnswer })
  async show(@Req() request: FastifyRequest): Promise<PendingVerificationAnswer> {
    return { pending: (await this.verifying.find(this.browserOf(request))) ?? null };
  }

  @Post('send-verification-code')
  @HttpCode(204)
  @RateLimit({ name: 'send-verification-code', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'send-verification-code' })
  @ApiNoContentResponse()
  async send(@Req() request: FastifyRequest): Promise<void> {
    await this.verifying.sendCode(this.browserOf(request));
  }

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
    return this.answerTo(this.verifying.byCode(email, code.trim(), this.browserOf(request)), reply);
  }

  /** Called after the visitor confirms on the linked page, because mail scanners open links. */
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
    return this.answerTo(this.verifying.byLink(email, token, this.browserOf(request)), reply);
  }

  private async answerTo(verifying: Promise<VerifiedEmail>, reply: FastifyReply): Promise<VerifyEmailAnswer> {
    try {
      const verified = await verifying;
      const { outcome } = verified;
      if (outcome === 'choose-password') return { success: true, outcome, resetLink: verified.resetLink };
      if (outcome === 'verified') this.cookies.rotate(reply, verified.rotated);
      if (outcome === 'signed-up') {
        this.cookies.end(reply, 'registration');
        this.cookies.set(reply, verified.issued);
      }
      return { success: true, outcome };
    } catch (error) {
      if (error instanceof CodeRefused || error instanceof VerificationLinkInvalid) {
        return { success: false, error: error.message };
      }
      throw error;
    }
  }

  private browserOf(request: FastifyRequest): RegisteredBrowser {
    return {
      ...this.cookies.browserOf(request),
      registrationToken: this.cookies.tokenOf(request, 'registration'),
    };
  }
}
