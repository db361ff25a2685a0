import { Access, RateLimit, SessionCookie } from '@casewright/platform';
import { Controller, Delete, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignOut } from '../../commands/sign-out';
import { WrongCredentials } from '../../domain/attempts.errors';
import { OpenSessions } from '../../processes/open-sessions';
import { Tokens } from '../../processes/tokens';
import { BrowserCookies } from './browser-cookies';
import { PasswordGuard } from './password.guard';
import { SessionAnswer } from './session.answer';
import { SignInBody } from './sign-in.body';

@ApiTags('identity')
@Controller('session')
@Access('anyone')
export class SessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: OpenSessions,
    private readonly tokens: Tokens,
    private readonly cookie: SessionCookie,
    private readonly cookies: BrowserCookies,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-session' })
  @ApiOkResponse({ type: SessionAnswer })
  async show(@Req() request: FastifyRequest): Promise<SessionAnswer> {
    return SessionAnswer.of(await this.sessions.find(this.cookie.read(request)));
  }

  @Post()
  @HttpCode(200)
  @UseGuards(PasswordGuard)
  @RateLimit({ name: 'sign-in', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'sign-in' })
  @ApiBody({ type: SignInBody })
  @ApiOkResponse({ type: SessionAnswer })
  async signIn(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    if (!request.user) throw new WrongCredentials();
    if (request.user.next === 'done') {
      this.cookies.set(reply, request.user.issued);
      return SessionAnswer.of(request.user.issued.session);
    }
    const { next, token } = request.user;
    this.cookies.begin(reply, next === 'second-step' ? 'second-step' : 'registration', token);
    return { user: null, next };
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ operationId: 'sign-out' })
  @ApiNoContentResponse()
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const token = this.cookie.read(request);
    if (token) await this.commands.execute(new SignOut(this.tokens.hashOf(token)));
    this.cookie.clear(reply);
  }
}
