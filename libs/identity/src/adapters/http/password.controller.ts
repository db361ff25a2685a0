import { Access, CurrentPrincipal, type Principal, Text } from '@casewright/platform';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChangePassword } from '../../processes/change-password';
import { BrowserCookies } from './browser-cookies';
import { PASSWORD_FIELD_MAX_LENGTH } from './sign-in.body';

class ChangePasswordBody {
  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly password!: string;

  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly newPassword!: string;
}

@ApiTags('identity')
@Controller('account/password')
export class PasswordController {
  constructor(
    private readonly changing: ChangePassword,
    private readonly cookies: BrowserCookies,
  ) {}

  /** Ends other sessions and rotates the current session's token. */
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
    const { sessionToken } = this.cookies.browserOf(request);
    this.cookies.rotate(reply, await this.changing.change(principal, password, newPassword, sessionToken));
  }
}
