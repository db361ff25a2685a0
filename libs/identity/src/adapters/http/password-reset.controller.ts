import { Access, RateLimit, Text, networkOf } from '@casewright/platform';
import { EMAIL_MAX_LENGTH, firstPasswordFailure } from '@casewright/rules';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnjudged } from '../../commands/judge-code';
import { ResetLinks } from '../../domain/mailed-secrets';
import { RequestPasswordReset } from '../../commands/request-password-reset';
import { ResetPasswordByCode } from '../../commands/reset-password-by-code';
import { ResetPasswordByLink } from '../../commands/reset-password-by-link';
import {
  CodeRequestedTooOften,
  NewPasswordRefused,
  ResetCodeRefused,
  ResetLinkInvalid,
  ResetNotBegun,
} from '../../domain/account.errors';
import { FindResetLink } from '../../queries/find-reset-link';
import { WorkEmail } from '../email-domains/work-email';
import { Passwords } from '../secrets/passwords';
import { CodeField } from './code-field';
import { CODE_WORDS } from './code-words';
import { inEvenTime } from './even-time';
import { FlowCookies } from './flow-cookies';
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

/** A new password for those who forgot theirs. Opens no session, and ends all there are. */
@ApiTags('identity')
@Controller()
@Access('anyone')
export class PasswordResetController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly links: ResetLinks,
    private readonly workEmail: WorkEmail,
    private readonly passwords: Passwords,
    private readonly flows: FlowCookies,
  ) {}

  /** Answers alike, in text and in time, whether or not the address has an account. */
  @Post('password-reset-request')
  @HttpCode(204)
  @RateLimit({ name: 'password-reset-request', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'password-reset-request' })
  @ApiNoContentResponse()
  async request(
    @Body() { email: written }: RequestResetBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const email = this.workEmail.addressOf(written);
    const tokenHash = this.flows.begin(reply, 'reset-password');
    const request = new RequestPasswordReset(email, tokenHash);
    const { retryAfterSeconds } = await inEvenTime(this.commands.execute(request));
    if (retryAfterSeconds > 0) throw new CodeRequestedTooOften(retryAfterSeconds);
  }

  /** The code says nothing of whose it is: that is known by the browser in which it was asked for. */
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
    refuseWeak(newPassword);
    const tokenHash = this.flows.tokenHash(request, 'reset-password');
    if (!tokenHash) throw new ResetNotBegun();
    await inEvenTime(this.judge(tokenHash, code.trim(), newPassword, networkOf(request.ip)));
    this.flows.end(reply, 'reset-password');
  }

  private async judge(tokenHash: string, code: string, newPassword: string, network: string): Promise<void> {
    const passwordHash = await this.passwords.hash(newPassword);
    const verdict = await this.commands.execute(new ResetPasswordByCode(tokenHash, code, passwordHash, network));
    refuseUnjudged(verdict);
    if (verdict.is !== 'right') throw new ResetCodeRefused(CODE_WORDS[verdict.is === 'expired' ? 'expired' : 'wrong']);
  }

  /** What the link of the mail leads to, once its page is told so: programs that look through mail open links as well. */
  @Post('reset-password')
  @HttpCode(204)
  @RateLimit({ name: 'reset-password', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'reset-password' })
  @ApiNoContentResponse()
  async resetByLink(@Body() { newPassword, ...link }: ResetByLinkBody): Promise<void> {
    refuseWeak(newPassword);
    // Hashing is expensive: a link that leads nowhere must not cost any.
    if (!(await this.queries.execute(new FindResetLink(this.links.hashOf(link))))) throw new ResetLinkInvalid();
    const passwordHash = await this.passwords.hash(newPassword);
    const { isGood } = await this.commands.execute(new ResetPasswordByLink(link, passwordHash));
    if (!isGood) throw new ResetLinkInvalid();
  }
}

/** @throws NewPasswordRefused */
function refuseWeak(newPassword: string): void {
  const failure = firstPasswordFailure(newPassword);
  if (failure) throw new NewPasswordRefused(failure);
}
