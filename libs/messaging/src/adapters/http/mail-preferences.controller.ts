import { Access, CurrentUser, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsTimeZone } from 'class-validator';
import { SetMailPreferences } from '../../commands/set-mail-preferences';
import { Unsubscribe } from '../../commands/unsubscribe';
import { MAIL_CADENCES, type MailCadence, type MailPreferences } from '../../domain/mail-preferences';
import { UnsubscribeLinkInvalid } from '../../domain/mail-preferences.errors';
import { GetMailPreferences } from '../../queries/get-mail-preferences';
import { UnsubscribeTokens } from '../secrets/unsubscribe-tokens';

const TOKEN_MAX_LENGTH = 100;

class MailPreferencesBody implements MailPreferences {
  @ApiProperty({ description: 'Messages that I have not read.' })
  @IsBoolean()
  readonly messages!: boolean;

  @ApiProperty({ description: 'My cases.' })
  @IsBoolean()
  readonly cases!: boolean;

  @ApiProperty({ description: 'Receipts of my purchases.' })
  @IsBoolean()
  readonly receipts!: boolean;

  @ApiProperty({ description: 'News about the product.' })
  @IsBoolean()
  readonly updates!: boolean;

  @ApiProperty({ enum: MAIL_CADENCES, description: 'Of emails about messages. Daily: at 8:00.' })
  @IsIn(MAIL_CADENCES)
  readonly cadence!: MailCadence;

  @ApiProperty({ example: 'America/Los_Angeles' })
  @IsTimeZone()
  readonly timeZone!: string;
}

class UnsubscribeParameters {
  @Text({ max: TOKEN_MAX_LENGTH })
  readonly token!: string;
}

@ApiTags('messaging')
@Controller()
export class MailPreferencesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly tokens: UnsubscribeTokens,
  ) {}

  @Get('account/mail-preferences')
  @Access('signed-in')
  @ApiOperation({ operationId: 'get-mail-preferences' })
  @ApiOkResponse({ type: MailPreferencesBody })
  get(@CurrentUser() userId: string): Promise<MailPreferences> {
    return this.queries.execute(new GetMailPreferences(userId));
  }

  @Put('account/mail-preferences')
  @HttpCode(204)
  @Access('signed-in')
  @RateLimit({ name: 'set-mail-preferences', points: 60, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'set-mail-preferences' })
  @ApiNoContentResponse()
  async set(@CurrentUser() userId: string, @Body() preferences: MailPreferencesBody): Promise<void> {
    await this.commands.execute(new SetMailPreferences(userId, preferences));
  }

  /** RFC 8058: called by mail programs, without a session. */
  @Post('unsubscribe/:token')
  @HttpCode(204)
  @Access('anyone')
  @RateLimit({ name: 'unsubscribe', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'unsubscribe' })
  @ApiNoContentResponse()
  async unsubscribe(@Param() { token }: UnsubscribeParameters): Promise<void> {
    const subscription = this.tokens.read(token);
    if (!subscription) throw new UnsubscribeLinkInvalid();
    await this.commands.execute(new Unsubscribe(subscription.userId, subscription.kind));
  }
}
