import { Access, RateLimit, SessionCookie } from '@casewright/platform';
import { firstPasswordFailure, normaliseEmail, WORK_EMAIL_MESSAGES } from '@casewright/rules';
import { Body, Controller, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SignUp } from '../../commands/sign-up';
import { PasswordRequirementsNotMet, WorkEmailRequired } from '../../domain/account.errors';
import { WorkEmail } from '../email-domains/work-email';
import { Passwords } from '../secrets/passwords';
import { hashOfToken, newSessionToken } from '../secrets/session-token';
import { inEvenTime } from './even-time';
import { SignUpBody } from './sign-up.body';

class SignUpAnswer {
  @ApiProperty()
  readonly email!: string;
}

@ApiTags('identity')
@Controller('sign-up')
export class SignUpController {
  constructor(
    private readonly commands: CommandBus,
    private readonly workEmail: WorkEmail,
    private readonly passwords: Passwords,
    private readonly cookie: SessionCookie,
  ) {}

  /** Answers alike, in text, in time and with a cookie, whether or not the address has an account. */
  @Post()
  @Access('anyone')
  @RateLimit({ name: 'sign-up', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'sign-up' })
  @ApiCreatedResponse({ type: SignUpAnswer })
  async signUp(@Body() body: SignUpBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<SignUpAnswer> {
    const applicant = await this.applicantOf(body);
    const token = newSessionToken();
    const { sessionExpiresAt } = await inEvenTime(this.commands.execute(new SignUp(applicant, hashOfToken(token))));
    this.cookie.set(reply, token, sessionExpiresAt);
    return { email: applicant.email };
  }

  /** @throws WorkEmailRequired, PasswordRequirementsNotMet */
  private async applicantOf({ email: written, firstName, lastName, password }: SignUpBody) {
    this.workEmail.refuseOthers(written);
    const email = normaliseEmail(written);
    if (!email) throw new WorkEmailRequired(WORK_EMAIL_MESSAGES.malformed);

    const failure = firstPasswordFailure(password);
    if (failure) throw new PasswordRequirementsNotMet(failure);
    return { email, firstName, lastName, passwordHash: await this.passwords.hash(password) };
  }
}
