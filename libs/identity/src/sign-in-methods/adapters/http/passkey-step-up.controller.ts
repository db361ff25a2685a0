import { Access, CurrentPrincipal, type Principal, RateLimit } from '@casewright/platform';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserCookies } from '../../../adapters/http/browser-cookies';
import { PasskeyCeremonies } from '../../processes/passkey-ceremonies';
import { PasskeySignatureBody } from './passkey-fields';

/** Confirms a session by passkey. The challenge is that of a sign-in. */
@ApiTags('identity')
@Controller('account/step-up/passkey')
@Access('signed-in')
export class PasskeyStepUpController {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post()
  @HttpCode(204)
  @RateLimit({ name: 'passkey-step-up', points: 20, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'passkey-step-up', summary: 'Re-authenticates the session for a few minutes' })
  @ApiNoContentResponse()
  async confirm(
    @CurrentPrincipal() principal: Principal,
    @Body() signature: PasskeySignatureBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = this.cookies.tokenOf(request, 'passkey');
    this.cookies.end(reply, 'passkey');
    await this.ceremonies.confirmSession(principal, token, signature);
  }
}
