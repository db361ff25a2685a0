import { Access, RateLimit, SessionCookie } from '@casewright/platform';
import { Controller, Delete, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignIn } from '../../commands/sign-in';
import { SignOut } from '../../commands/sign-out';
import { WrongCredentials } from '../../domain/account.errors';
import type { SessionView } from '../../queries/get-session';
import { hashOfToken, newSessionToken } from '../secrets/session-token';
import { OpenSessions } from './open-sessions';
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
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-session' })
  @ApiOkResponse({ type: SessionAnswer })
  async show(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const token = this.cookie.read(request);
    const session = token ? await this.sessions.find(token) : undefined;
    return this.answer(reply, token, session);
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
    const { accountId, email } = request.user;
    const token = newSessionToken();
    const tokens = { tokenHash: hashOfToken(token), previousTokenHash: this.hashOfOwnToken(request) };
    await this.commands.execute(new SignIn(accountId, email, tokens));
    return this.answer(reply, token, await this.sessions.find(token));
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ operationId: 'sign-out' })
  @ApiNoContentResponse()
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const tokenHash = this.hashOfOwnToken(request);
    if (tokenHash) await this.commands.execute(new SignOut(tokenHash));
    this.cookie.clear(reply);
  }

  /** With the cookie again, because the session now lasts longer than the browser was told. */
  private answer(reply: FastifyReply, token: string | undefined, session: SessionView | undefined): SessionAnswer {
    if (token && session) this.cookie.set(reply, token, session.expiresAt);
    return SessionAnswer.of(session);
  }

  private hashOfOwnToken(request: FastifyRequest): string | undefined {
    const token = this.cookie.read(request);
    return token ? hashOfToken(token) : undefined;
  }
}
