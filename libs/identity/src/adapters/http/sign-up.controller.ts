import { Access, RateLimit } from '@casewright/platform';
import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SignUp } from '../../processes/sign-up';
import { BrowserCookies } from './browser-cookies';
import { SignUpBody } from './sign-up.body';

class SignUpAnswer {
  @ApiProperty()
  readonly email!: string;
}

@ApiTags('identity')
@Controller('sign-up')
export class SignUpController {
  constructor(
    private readonly signingUp: SignUp,
    private readonly cookies: BrowserCookies,
  ) {}

  /** Opens no session. Gives the same answer in the same time whether or not the address has an account. */
  @Post()
  @Access('anyone')
  @RateLimit({ name: 'sign-up', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'sign-up' })
  @ApiCreatedResponse({ type: SignUpAnswer })
  async signUp(@Body() form: SignUpBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<SignUpAnswer> {
    const { email, registrationToken } = await this.signingUp.start(form);
    this.cookies.begin(reply, 'registration', registrationToken);
    return { email };
  }
}
