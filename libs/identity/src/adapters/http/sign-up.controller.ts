import { Access, RateLimit } from '@casewright/platform';
import { firstPasswordFailure } from '@casewright/rules';
import { Body, Controller, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SignUp } from '../../commands/sign-up';
import type { Applicant } from '../../domain/account';
import { PasswordRequirementsNotMet } from '../../domain/account.errors';
import { WorkEmail } from '../email-domains/work-email';
import { Passwords } from '../secrets/passwords';
import { inEvenTime } from './even-time';
import { FlowCookies } from './flow-cookies';
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
    private readonly flows: FlowCookies,
  ) {}

  /** Opens no session. Answers alike, in bytes and in time, whether or not the address has an account. */
  @Post()
  @Access('anyone')
  @RateLimit({ name: 'sign-up', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'sign-up' })
  @ApiCreatedResponse({ type: SignUpAnswer })
  async signUp(@Body() body: SignUpBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<SignUpAnswer> {
    const applicant = await this.applicantOf(body);
    await inEvenTime(this.commands.execute(new SignUp(applicant, this.flows.begin(reply, 'registration'))));
    return { email: applicant.email };
  }

  /** @throws WorkEmailRequired, PasswordRequirementsNotMet */
  private async applicantOf({ email: written, firstName, lastName, password }: SignUpBody): Promise<Applicant> {
    const email = this.workEmail.addressOf(written);
    const failure = firstPasswordFailure(password);
    if (failure) throw new PasswordRequirementsNotMet(failure);
    return { email, firstName, lastName, passwordHash: await this.passwords.hashAt(email, password) };
  }
}
