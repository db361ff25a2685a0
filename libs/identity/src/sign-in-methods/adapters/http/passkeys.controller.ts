import { Access, CurrentPrincipal, CurrentUser, type Principal, RateLimit, Text } from '@casewright/platform';
import { PASSKEY_NAME_MAX_LENGTH } from '@casewright/rules';
import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RenamePasskey } from '../../commands/rename-passkey';
import { PasskeyCeremonies } from '../../processes/passkey-ceremonies';
import { ListPasskeys } from '../../queries/list-passkeys';
import { deviceName } from '../../../adapters/devices/device-name';
import { WebAuthn } from '../passkeys/web-authn';
import { BrowserCookies } from '../../../adapters/http/browser-cookies';
import { NameField } from '../../../adapters/http/name-field';
import { BytesField, ClientData, CredentialId, PasskeyOptionsAnswer } from './passkey-fields';
import { PASSWORD_FIELD_MAX_LENGTH } from '../../../adapters/http/sign-in.body';

const nameField = (optional = false) => NameField('Work laptop', { max: PASSKEY_NAME_MAX_LENGTH, optional });

class ConfirmationBody {
  @Text({ max: PASSWORD_FIELD_MAX_LENGTH, optional: true })
  readonly password?: string;
}

class AddPasskeyBody {
  /** Defaults to the name of the browser. */
  @nameField(true)
  readonly name?: string;

  @CredentialId()
  readonly credentialId!: string;

  @ClientData()
  readonly clientData!: string;

  @BytesField(16_384)
  readonly attestation!: string;

  /** How the browser reaches the device. */
  @ApiProperty({ type: [String], example: ['internal'] })
  @IsArray()
  @ArrayMaxSize(10)
  @Matches(/^[a-z-]{1,32}$/, { each: true })
  readonly transports!: readonly string[];
}

class RenamePasskeyBody {
  @nameField()
  readonly name!: string;
}

class PasskeyAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ description: 'WebAuthn credential ID' })
  readonly credentialId!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ description: 'Whether the passkey is synced to other devices' })
  readonly isSynced!: boolean;

  @ApiProperty()
  readonly addedAt!: Date;

  @ApiProperty({ type: Date, nullable: true })
  readonly lastUsedAt!: Date | null;
}

class PasskeysAnswer {
  @ApiProperty({ type: [PasskeyAnswer] })
  readonly rows!: readonly PasskeyAnswer[];
}

class AddedPasskeyAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
}

@ApiTags('identity')
@Controller('account/passkeys')
@Access('signed-in')
export class PasskeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly webAuthn: WebAuthn,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly cookies: BrowserCookies,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'list-passkeys' })
  @ApiOkResponse({ type: PasskeysAnswer })
  async list(@CurrentUser() userId: string): Promise<PasskeysAnswer> {
    return { rows: await this.queries.execute(new ListPasskeys(userId)) };
  }

  /** Verified accounts only: before that, a stranger may have signed up with the address. */
  @Post('begin')
  @HttpCode(200)
  @Access('verified')
  @RateLimit({ name: 'begin-passkey', points: 30, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'begin-passkey' })
  @ApiOkResponse({ type: PasskeyOptionsAnswer })
  async begin(
    @CurrentPrincipal() principal: Principal,
    @Body() { password }: ConfirmationBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptionsAnswer> {
    const { userId: accountId, email } = principal;
    const { challenge, token, known } = await this.ceremonies.beginAdding(principal, password);
    this.cookies.begin(reply, 'add-passkey', token);
    return { options: { ...(await this.webAuthn.creationOptions({ accountId, email }, challenge, known)) } };
  }

  @Post()
  @Access('verified')
  @ApiOperation({ operationId: 'add-passkey' })
  @ApiCreatedResponse({ type: AddedPasskeyAnswer })
  async add(
    @CurrentUser() userId: string,
    @Body() { name, ...creation }: AddPasskeyBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AddedPasskeyAnswer> {
    const token = this.cookies.tokenOf(request, 'add-passkey');
    const called = name ?? capitalised(deviceName(request.headers['user-agent'] ?? null));
    const { sessionToken } = this.cookies.browserOf(request);
    const { id, rotated } = await this.ceremonies.add(userId, { token, sessionToken }, creation, called);
    this.cookies.end(reply, 'add-passkey');
    this.cookies.rotate(reply, rotated);
    return { id };
  }

  @Post(':id/rename')
  @HttpCode(204)
  @ApiOperation({ operationId: 'rename-passkey' })
  @ApiNoContentResponse()
  async rename(
    @CurrentUser() userId: string,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { name }: RenamePasskeyBody,
  ): Promise<void> {
    await this.commands.execute(new RenamePasskey(userId, id, name));
  }

  @Post(':id/remove')
  @HttpCode(204)
  @ApiOperation({ operationId: 'remove-passkey' })
  @ApiNoContentResponse()
  async remove(
    @CurrentPrincipal() principal: Principal,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { password }: ConfirmationBody,
  ): Promise<void> {
    await this.ceremonies.remove(principal, id, password);
  }
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1, PASSKEY_NAME_MAX_LENGTH);
