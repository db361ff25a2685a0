import { Access, CurrentPrincipal, type Principal, Text } from '@casewright/platform';
import { firstPasswordFailure } from '@casewright/rules';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChangePassword } from '../../commands/change-password';
import { NewPasswordRefused } from '../../domain/account.errors';
import { Passwords } from '../secrets/passwords';
import { OwnerConfirmation } from './owner-confirmation';
import { PasswordConfirmation } from './password-confirmation';
import { SessionDoor } from './session-door';
import { PASSWORD_FIELD_MAX_LENGTH } from './sign-in.body';

class ChangePasswordBody {
  /** The one of before. */
  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly password!: string;

  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly newPassword!: string;
}

@ApiTags('identity')
@Controller('account/password')
export class PasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly passwords: Passwords,
    private readonly confirmation: PasswordConfirmation,
    private readonly owner: OwnerConfirmation,
    private readonly door: SessionDoor,
  ) {}

  /** The other sessions of the account end; this one goes on under a new token. */
  @Post()
  @HttpCode(204)
  @Access('signed-in')
  @ApiOperation({ operationId: 'change-password' })
  @ApiNoContentResponse()
  async change(
    @CurrentPrincipal() principal: Principal,
    @Body() { password, newPassword }: ChangePasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const failure = firstPasswordFailure(newPassword);
    if (failure) throw new NewPasswordRefused(failure);
    const { userId, email, sessionId } = principal;
    await this.owner.refuseWithoutSecondFactor(principal);
    const previousHash = await this.confirmation.refuseUnlessRight(userId, password);
    if (newPassword.normalize('NFKC') === password.normalize('NFKC')) {
      throw new NewPasswordRefused('Choose a password that differs from your current one.');
    }
    const passwordHash = await this.passwords.hashAt(email, newPassword);
    await this.commands.execute(new ChangePassword(userId, previousHash, passwordHash, sessionId));
    await this.door.rotate(request, reply, userId);
  }
}
