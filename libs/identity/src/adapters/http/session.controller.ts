import { Access, RateLimit, SessionCookie } from '@casewright/platform';
import { Controller, Delete, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BeginSecondStep } from '../../commands/begin-second-step';
import { ResumeRegistration } from '../../commands/resume-registration';
import { SignOut } from '../../commands/sign-out';
import { WrongCredentials } from '../../domain/account.errors';
import { hashOfToken } from '../secrets/token';
import { FlowCookies } from './flow-cookies';
import { OpenSessions } from './open-sessions';
import { PasswordGuard } from './password.guard';
import { SessionAnswer } from './session.answer';
import { SessionDoor } from './session-door';
import { SignInBody } from './sign-in.body';

@ApiTags('identity')
@Controller('session')
@Access('anyone')
export class SessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: OpenSessions,
    private readonly door: SessionDoor,
    private readonly cookie: SessionCookie,
    private readonly flows: FlowCookies,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-session' })
  @ApiOkResponse({ type: SessionAnswer })
  async show(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const token = this.cookie.read(request);
    const session = token ? await this.sessions.find(token) : undefined;
    // With the cookie again, because the session now lasts longer than the browser was told.
    if (token && session) this.cookie.set(reply, token, session.expiresAt);
    return SessionAnswer.of(session);
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
    const { email, account, passwordHash, tries } = request.user;
    if (!account) {
      const browserHash = this.flows.begin(reply, 'registration');
      await this.commands.execute(new ResumeRegistration(email, passwordHash, browserHash, tries));
      return { user: null, next: 'verify-email' };
    }
    const proof = { accountId: account.id, passwordHash };
    if (account.hasTwoStep) {
      await this.commands.execute(new BeginSecondStep(proof, this.flows.begin(reply, 'second-step'), tries));
      return { user: null, next: 'second-step' };
    }
    return SessionAnswer.of(await this.door.open(request, reply, { ...proof, tries }, { strong: false }));
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ operationId: 'sign-out' })
  @ApiNoContentResponse()
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const token = this.cookie.read(request);
    if (token) await this.commands.execute(new SignOut(hashOfToken(token)));
    this.cookie.clear(reply);
  }
}
