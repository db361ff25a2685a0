import { Access, RateLimit } from '@casewright/platform';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PasskeyCeremonies } from '../../processes/passkey-ceremonies';
import { WebAuthn } from '../passkeys/web-authn';
import { BrowserCookies } from '../../../adapters/http/browser-cookies';
import { PasskeyOptionsAnswer, PasskeySignatureBody } from './passkey-fields';
import { SessionAnswer } from '../../../adapters/http/session.answer';

/** A passkey identifies the account and counts as a second factor. */
@ApiTags('identity')
@Controller('session/passkey')
@Access('anyone')
export class PasskeySignInController {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly webAuthn: WebAuthn,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post('begin')
  @HttpCode(200)
  @RateLimit({ name: 'begin-passkey-sign-in', points: 300, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'begin-passkey-sign-in' })
  @ApiOkResponse({ type: PasskeyOptionsAnswer })
  async begin(@Res({ passthrough: true }) reply: FastifyReply): Promise<PasskeyOptionsAnswer> {
    const { challenge, token } = await this.ceremonies.beginSignIn();
    this.cookies.begin(reply, 'passkey', token);
    return { options: { ...(await this.webAuthn.signatureOptions(challenge)) } };
  }

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'passkey-sign-in', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'passkey-sign-in' })
  @ApiOkResponse({ type: SessionAnswer })
  async signIn(
    @Body() signature: PasskeySignatureBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const token = this.cookies.tokenOf(request, 'passkey');
    this.cookies.end(reply, 'passkey');
    const issued = await this.ceremonies.signIn(token, signature, this.cookies.browserOf(request));
    this.cookies.set(reply, issued);
    return SessionAnswer.of(issued.session);
  }
}
