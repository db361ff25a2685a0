import { Access, RateLimit, Text, networkOf } from '@casewright/platform';
import { EMAIL_MAX_LENGTH } from '@casewright/rules';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResetPassword } from '../../processes/reset-password';
import { BrowserCookies } from './browser-cookies';
import { CodeField } from './code-field';
import { PASSWORD_FIELD_MAX_LENGTH } from './sign-in.body';

class RequestResetBody {
  @Text({ max: EMAIL_MAX_LENGTH, example: 'sam@acme.example' })
  readonly email!: string;
}

class ResetByCodeBody {
  @CodeField()
  readonly code!: string;

  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly newPassword!: string;
}

class ResetByLinkBody {
  @Text({ max: 100 })
  readonly accessToken!: string;

  @Text({ max: 100 })
  readonly refreshToken!: string;

  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly newPassword!: string;
}

/** Opens no session and ends all sessions of the account. */
@ApiTags('identity')
@Controller()
@Access('anyone')
export class PasswordResetController {
  constructor(
    private readonly resetting: ResetPassword,
    private readonly cookies: BrowserCookies,
  ) {}

  /** Gives the same answer in the same time whether or not the address has an account. */
  @Post('password-reset-request')
  @HttpCode(204)
  @RateLimit({ name: 'password-reset-request', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'password-reset-request' })
  @ApiNoContentResponse()
  async request(@Body() { email }: RequestResetBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.resetting.begin(email, (token) => this.cookies.begin(reply, 'reset-password', token));
  }

  /** The code names no account; a cookie ties it to the address. */
  @Post('password-reset-verify')
  @HttpCode(204)
  @RateLimit({ name: 'password-reset-verify', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'password-reset-verify' })
  @ApiNoContentResponse()
  async resetByCode(
    @Body() { code, newPassword }: ResetByCodeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = this.cookies.tokenOf(request, 'reset-password');
    await this.resetting.byCode(token, code.trim(), newPassword, networkOf(request.ip));
    this.cookies.end(reply, 'reset-password');
  }

  /** Called after the visitor confirms on the linked page, because mail scanners open links. */
  @Post('reset-password')
  @HttpCode(204)
  @RateLimit({ name: 'reset-password', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'reset-password' })
  @ApiNoContentResponse()
  async resetByLink(@Body() { newPassword, ...link }: ResetByLinkBody): Promise<void> {
    await this.resetting.byLink(link, newPassword);
  }
}
