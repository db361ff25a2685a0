import { Access, RateLimit } from '@casewright/platform';
import { firstPasswordFailure } from '@casewright/rules';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignUp } from '../../commands/sign-up';
import type { Applicant } from '../../domain/account';
import { PasswordRequirementsNotMet } from '../../domain/account.errors';
import { WorkEmail } from '../email-domains/work-email';
import { Passwords } from '../secrets/passwords';
import { inEvenTime } from './even-time';
import { SessionDoor } from './session-door';
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
    private readonly door: SessionDoor,
  ) {}

  /** Answers alike, in text, in time and with a session, whether or not the address has an account. */
  @Post()
  @Access('anyone')
  @RateLimit({ name: 'sign-up', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'sign-up' })
  @ApiCreatedResponse({ type: SignUpAnswer })
  async signUp(
    @Body() body: SignUpBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignUpAnswer> {
    const applicant = await this.applicantOf(body);
    await inEvenTime(this.openFor(applicant, request, reply));
    return { email: applicant.email };
  }

  private async openFor(applicant: Applicant, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const account = await this.commands.execute(new SignUp(applicant));
    await this.door.open(request, reply, account, { strong: false });
  }

  /** @throws WorkEmailRequired, PasswordRequirementsNotMet */
  private async applicantOf({ email: written, firstName, lastName, password }: SignUpBody): Promise<Applicant> {
    const email = this.workEmail.addressOf(written);
    const failure = firstPasswordFailure(password);
    if (failure) throw new PasswordRequirementsNotMet(failure);
    return { email, firstName, lastName, passwordHash: await this.passwords.hashAt(email, password) };
  }
}
