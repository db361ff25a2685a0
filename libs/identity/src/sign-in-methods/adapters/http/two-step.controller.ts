import { Access, Config, CurrentPrincipal, CurrentUser, type Principal, Text } from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TwoStep } from '../../processes/two-step';
import { GetTwoStep } from '../../queries/get-two-step';
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
    private readonly queries: QueryBus,
    private readonly twoStep: TwoStep,
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
    const { secret } = await this.twoStep.begin(principal, password);
    const { email } = principal;
    return { secret, address: authenticatorAddress(secret, { issuer: this.config.brand.name, email }) };
  }

  @Post('on')
  @HttpCode(200)
  @Access('verified')
  @ApiOperation({ operationId: 'turn-on-two-step' })
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  async turnOn(
    @CurrentPrincipal() principal: Principal,
    @Body() { code }: AuthenticatorCodeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesAnswer> {
    const { sessionToken } = this.cookies.browserOf(request);
    const { recoveryCodes, rotated } = await this.twoStep.turnOn(principal, code, sessionToken);
    this.cookies.rotate(reply, rotated);
    return { recoveryCodes };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOperation({ operationId: 'renew-recovery-codes' })
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  async renewRecoveryCodes(
    @CurrentPrincipal() principal: Principal,
    @Body() { password }: PasswordAgainBody,
  ): Promise<RecoveryCodesAnswer> {
    return this.twoStep.renewRecoveryCodes(principal, password);
  }

  @Post('off')
  @HttpCode(204)
  @ApiOperation({ operationId: 'turn-off-two-step' })
  @ApiNoContentResponse()
  async turnOff(@CurrentPrincipal() principal: Principal, @Body() { password }: PasswordAgainBody): Promise<void> {
    await this.twoStep.turnOff(principal, password);
  }
}
