import { Access, networkOf, RateLimit } from '@casewright/platform';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BeginPasskeySignIn } from '../../commands/begin-passkey-sign-in';
import { ownerOf, TakePasskey } from '../../commands/take-passkey';
import { PasskeyNotBegun } from '../../domain/sign-in-methods.errors';
import { WebAuthn } from '../passkeys/web-authn';
import { newToken } from '../secrets/token';
import { FlowCookies } from './flow-cookies';
import { BytesField, ClientData, CredentialId, PasskeyOptionsAnswer } from './passkey-fields';
import { SessionAnswer } from './session.answer';
import { SessionDoor } from './session-door';

class PasskeySignInBody {
  @CredentialId()
  readonly credentialId!: string;

  @ClientData()
  readonly clientData!: string;

  @BytesField(4_096)
  readonly authenticatorData!: string;

  @BytesField(4_096)
  readonly signature!: string;

  /** Whose the device takes the passkey for. */
  @BytesField(100)
  readonly userHandle!: string;
}

/** Signing in with what a device keeps: it says who it is and has seen its owner, so nothing else is asked for. */
@ApiTags('identity')
@Controller('session/passkey')
@Access('anyone')
export class PasskeySignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly webAuthn: WebAuthn,
    private readonly flows: FlowCookies,
    private readonly door: SessionDoor,
  ) {}

  @Post('begin')
  @HttpCode(200)
  @RateLimit({ name: 'begin-passkey-sign-in', points: 300, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'begin-passkey-sign-in' })
  @ApiOkResponse({ type: PasskeyOptionsAnswer })
  async begin(@Res({ passthrough: true }) reply: FastifyReply): Promise<PasskeyOptionsAnswer> {
    const challenge = newToken();
    await this.commands.execute(new BeginPasskeySignIn(this.flows.begin(reply, 'passkey'), challenge));
    return { options: { ...(await this.webAuthn.signatureOptions(challenge)) } };
  }

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'passkey-sign-in', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'passkey-sign-in' })
  @ApiOkResponse({ type: SessionAnswer })
  async signIn(
    @Body() signature: PasskeySignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const tokenHash = this.flows.tokenHash(request, 'passkey');
    if (!tokenHash) throw new PasskeyNotBegun();
    const verdict = await this.commands.execute(new TakePasskey(tokenHash, signature, networkOf(request.ip)));
    this.flows.end(reply, 'passkey');
    const accountId = ownerOf(verdict);
    return SessionAnswer.of(await this.door.open(request, reply, { accountId }, { strong: true }));
  }
}
