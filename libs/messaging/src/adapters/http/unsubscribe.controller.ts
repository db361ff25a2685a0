import { Access, Config, RateLimit, Text } from '@casewright/platform';
import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Unsubscribe } from '../../commands/unsubscribe';
import { UnsubscribeLinkInvalid } from '../../domain/mail-preferences.errors';
import { GetMailPreferences } from '../../queries/get-mail-preferences';
import { type Subscription, UnsubscribeTokens } from '../secrets/unsubscribe-tokens';
import { askToUnsubscribe, UNSUBSCRIBE_PAGE_HEADERS, unsubscribed, unsubscribeLinkInvalid } from './unsubscribe-page';

const TOKEN_MAX_LENGTH = 100;
const HTML = 'text/html';

class UnsubscribeParameters {
  @Text({ max: TOKEN_MAX_LENGTH })
  readonly token!: string;
}

/** Target of links in emails; needs no session. */
@ApiTags('messaging')
@Controller('unsubscribe/:token')
@Access('anyone')
export class UnsubscribeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly tokens: UnsubscribeTokens,
    private readonly config: Config,
  ) {}

  /** One-click unsubscribe of email clients (RFC 8058). */
  @Post()
  @HttpCode(204)
  @RateLimit({ name: 'unsubscribe', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'unsubscribe' })
  @ApiNoContentResponse()
  async unsubscribe(@Param() { token }: UnsubscribeParameters): Promise<void> {
    const subscription = this.tokens.read(token);
    if (!subscription) throw new UnsubscribeLinkInvalid();
    await this.switchOff(subscription);
  }

  @Get()
  @ApiOperation({ operationId: 'show-unsubscribe-page' })
  @ApiProduces(HTML)
  @ApiOkResponse({ type: String })
  async show(@Param() { token }: UnsubscribeParameters, @Res({ passthrough: true }) reply: FastifyReply) {
    const subscription = this.asPage(token, reply);
    if (!subscription) return this.invalid();
    const { userId, kind } = subscription;
    const preferences = await this.queries.execute(new GetMailPreferences(userId));
    if (!preferences[kind]) return unsubscribed(kind, this.config.brand);
    return askToUnsubscribe(kind, `/api/unsubscribe/${token}/page`, this.config.brand);
  }

  /** Called by the confirmation page. */
  @Post('page')
  @HttpCode(200)
  @RateLimit({ name: 'unsubscribe', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'unsubscribe-on-page' })
  @ApiProduces(HTML)
  @ApiOkResponse({ type: String })
  async unsubscribeOnPage(@Param() { token }: UnsubscribeParameters, @Res({ passthrough: true }) reply: FastifyReply) {
    const subscription = this.asPage(token, reply);
    if (!subscription) return this.invalid();
    await this.switchOff(subscription);
    return unsubscribed(subscription.kind, this.config.brand);
  }

  private switchOff({ userId, kind }: Subscription): Promise<void> {
    return this.commands.execute(new Unsubscribe(userId, kind));
  }

  private asPage(token: string, reply: FastifyReply): Subscription | undefined {
    const subscription = this.tokens.read(token);
    void reply.headers(UNSUBSCRIBE_PAGE_HEADERS);
    if (!subscription) void reply.code(404);
    return subscription;
  }

  private invalid(): string {
    return unsubscribeLinkInvalid(new UnsubscribeLinkInvalid().message, this.config.brand);
  }
}
