import { Access, Config, CurrentPrincipal, CurrentUser, type Principal, Text } from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BeginTwoStep } from '../../commands/begin-two-step';
import { RenewRecoveryCodes } from '../../commands/renew-recovery-codes';
import { TurnOffTwoStep } from '../../commands/turn-off-two-step';
import { TurnOnTwoStep } from '../../commands/turn-on-two-step';
import { GetTwoStep } from '../../queries/get-two-step';
import { ConfirmOwner } from '../../../processes/confirm-owner';
import { SessionIssuer } from '../../../processes/session-issuer';
import { authenticatorAddress } from '../secrets/otp-auth-secrets';
import { BrowserCookies } from '../../../adapters/http/browser-cookies';
import { PASSWORD_FIELD_MAX_LENGTH } from '../../../adapters/http/sign-in.body';

class PasswordAgainBody {
  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly password!: string;
}

class AuthenticatorCodeBody {
  @Text({ min: 1, max: 20, example: '123456' })
  readonly code!: string;
}

class TwoStepAnswer {
  @ApiProperty({ type: Date, nullable: true })
  readonly onSince!: Date | null;

  @ApiProperty()
  readonly recoveryCodesLeft!: number;
}

class SecretAnswer {
  @ApiProperty({ description: 'Setup key to type into an authenticator app' })
  readonly secret!: string;

  @ApiProperty({ description: 'Setup key as a URI for a QR code', example: 'otpauth://totp/…' })
  readonly address!: string;
}

class RecoveryCodesAnswer {
  @ApiProperty({ type: [String], description: 'Shown only once' })
  readonly recoveryCodes!: readonly string[];
}

@ApiTags('identity')
@Controller('account/two-step')
@Access('signed-in')
export class TwoStepController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly owner: ConfirmOwner,
    private readonly issuer: SessionIssuer,
    private readonly cookies: BrowserCookies,
    private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-two-step' })
  @ApiOkResponse({ type: TwoStepAnswer })
  show(@CurrentUser() userId: string): Promise<TwoStepAnswer> {
    return this.queries.execute(new GetTwoStep(userId));
  }

  /** Verified accounts only: before that, a stranger may have signed up with the address. */
  @Post()
  @Access('verified')
  @ApiOperation({ operationId: 'begin-two-step' })
  @ApiCreatedResponse({ type: SecretAnswer })
  async begin(
    @CurrentPrincipal() principal: Principal,
    @Body() { password }: PasswordAgainBody,
  ): Promise<SecretAnswer> {
    await this.owner.confirm(principal, password);
    const { userId, email } = principal;
    const { secret } = await this.commands.execute(new BeginTwoStep(userId));
    return { secret, address: authenticatorAddress(secret, { issuer: this.config.brand.name, email }) };
  }

  @Post('on')
  @HttpCode(200)
  @Access('verified')
  @ApiOperation({ operationId: 'turn-on-two-step' })
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  async turnOn(
    @CurrentPrincipal() { userId, sessionId }: Principal,
    @Body() { code }: AuthenticatorCodeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesAnswer> {
    const shownOnce = await this.commands.execute(new TurnOnTwoStep(userId, code, sessionId));
    const { sessionToken } = this.cookies.browserOf(request);
    this.cookies.rotate(reply, await this.issuer.rotate(sessionToken, userId, true));
    return shownOnce;
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOperation({ operationId: 'renew-recovery-codes' })
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  async renewRecoveryCodes(
    @CurrentPrincipal() principal: Principal,
    @Body() { password }: PasswordAgainBody,
  ): Promise<RecoveryCodesAnswer> {
    await this.owner.confirm(principal, password);
    return this.commands.execute(new RenewRecoveryCodes(principal.userId));
  }

  @Post('off')
  @HttpCode(204)
  @ApiOperation({ operationId: 'turn-off-two-step' })
  @ApiNoContentResponse()
  async turnOff(@CurrentPrincipal() principal: Principal, @Body() { password }: PasswordAgainBody): Promise<void> {
    await this.owner.confirm(principal, password);
    await this.commands.execute(new TurnOffTwoStep(principal.userId, principal.sessionId));
  }
}
