import { Access, CurrentUser, RateLimit } from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsTimeZone } from 'class-validator';
import { SetMailPreferences } from '../../commands/set-mail-preferences';
import { MAIL_CADENCES, type MailCadence, type MailPreferences } from '../../domain/mail-preferences';
import { GetMailPreferences } from '../../queries/get-mail-preferences';

class MailPreferencesBody implements MailPreferences {
  @ApiProperty({ description: 'Emails about unread messages' })
  @IsBoolean()
  readonly messages!: boolean;

  @ApiProperty({ description: 'Emails about own cases' })
  @IsBoolean()
  readonly cases!: boolean;

  @ApiProperty({ description: 'Emailed receipts of purchases' })
  @IsBoolean()
  readonly receipts!: boolean;

  @ApiProperty({ description: 'Emails about product news' })
  @IsBoolean()
  readonly updates!: boolean;

  @ApiProperty({
    enum: MAIL_CADENCES,
    description: 'How often to send emails about messages; daily emails are sent at 8:00',
  })
  @IsIn(MAIL_CADENCES)
  readonly cadence!: MailCadence;

  @ApiProperty({ example: 'America/Los_Angeles' })
  @IsTimeZone()
  readonly timeZone!: string;
}

@ApiTags('messaging')
@Controller('account/mail-preferences')
@Access('signed-in')
export class MailPreferencesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-mail-preferences' })
  @ApiOkResponse({ type: MailPreferencesBody })
  get(@CurrentUser() userId: string): Promise<MailPreferences> {
    return this.queries.execute(new GetMailPreferences(userId));
  }

  @Put()
  @HttpCode(204)
  @RateLimit({ name: 'set-mail-preferences', points: 60, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'set-mail-preferences' })
  @ApiNoContentResponse()
  async set(@CurrentUser() userId: string, @Body() preferences: MailPreferencesBody): Promise<void> {
    await this.commands.execute(new SetMailPreferences(userId, preferences));
  }
}
