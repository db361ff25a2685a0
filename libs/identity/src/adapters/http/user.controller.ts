import { Access, CurrentPrincipal, type Principal, StepUp } from '@casewright/platform';
import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { EndAllSessions } from '../../commands/end-all-sessions';
import { EndSession } from '../../commands/end-session';
import { RequestDataExport } from '../../commands/request-data-export';
import { SendVerificationCode } from '../../commands/send-verification-code';
import { AccountNotFound } from '../../domain/account.errors';
import { AccountLocks } from '../../processes/account-locks';
import { GetUserProfile, type UserProfile } from '../../queries/get-user-profile';
import { ListFailedSignIns } from '../../queries/list-failed-sign-ins';
import { ListSessions } from '../../queries/list-sessions';
import { deviceKind, type DeviceKind, deviceName } from '../devices/device-name';
import { FailedSignInAnswer } from './failed-sign-in.answer';

class UserProfileAnswer implements UserProfile {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly firstName!: string;

  @ApiProperty()
  readonly lastName!: string;

  @ApiProperty()
  readonly email!: string;

  @ApiProperty()
  readonly emailVerified!: boolean;

  @ApiProperty()
  readonly isAdmin!: boolean;

  @ApiProperty()
  readonly joinedAt!: Date;

  @ApiProperty()
  readonly termsVersion!: string;

  @ApiProperty()
  readonly hasTwoStep!: boolean;

  @ApiProperty({ type: 'integer' })
  readonly passkeys!: number;

  @ApiProperty({ type: Date, nullable: true })
  readonly deletionDueAt!: Date | null;

  @ApiProperty({ type: Date, nullable: true, description: 'Accurate to a few minutes' })
  readonly lastSeenAt!: Date | null;

  @ApiProperty({ type: Date, nullable: true, description: 'Set after too many wrong passwords or codes' })
  readonly lockedUntil!: Date | null;
}

class UserSessionAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ example: 'Chrome on Windows' })
  readonly device!: string;

  @ApiProperty({ enum: ['computer', 'phone', 'tablet', 'unknown'] })
  readonly kind!: DeviceKind;

  @ApiProperty()
  readonly openedAt!: Date;

  @ApiProperty({ description: 'Accurate to a few minutes' })
  readonly lastSeenAt!: Date;
}

@ApiTags('identity')
@Controller('admin/users/:id')
@Access('admin')
export class UserController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly locks: AccountLocks,
    private readonly stepUp: StepUp,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-user' })
  @ApiOkResponse({ type: UserProfileAnswer })
  async show(@Param('id', ParseUUIDPipe) id: string): Promise<UserProfileAnswer> {
    const user = await this.queries.execute(new GetUserProfile(id));
    if (!user) throw new AccountNotFound(id);
    return { ...user, lockedUntil: (await this.locks.lockedUntil(user)) ?? null };
  }

  @Get('sessions')
  @ApiOperation({ operationId: 'list-sessions-of-user', summary: 'Most recently used first' })
  @ApiOkResponse({ type: [UserSessionAnswer] })
  async sessions(@Param('id', ParseUUIDPipe) id: string): Promise<readonly UserSessionAnswer[]> {
    const sessions = await this.queries.execute(new ListSessions(id));
    return sessions.map(({ id: sessionId, userAgent, openedAt, lastSeenAt }) => ({
      id: sessionId,
      device: deviceName(userAgent),
      kind: deviceKind(userAgent),
      openedAt,
      lastSeenAt,
    }));
  }

  @Get('failed-sign-ins')
  @ApiOperation({ operationId: 'list-failed-sign-ins-of-user', summary: 'Newest first, of the last 30 days' })
  @ApiOkResponse({ type: [FailedSignInAnswer] })
  failedSignIns(@Param('id', ParseUUIDPipe) id: string): Promise<readonly FailedSignInAnswer[]> {
    return this.queries.execute(new ListFailedSignIns(id));
  }

  @Delete('sessions')
  @HttpCode(204)
  @ApiOperation({ operationId: 'end-sessions-of-user' })
  @ApiNoContentResponse()
  async endSessions(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.commands.execute(new EndAllSessions(id));
  }

  @Delete('sessions/:sessionId')
  @HttpCode(204)
  @ApiOperation({ operationId: 'end-session-of-user' })
  @ApiNoContentResponse()
  async endSession(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('sessionId', ParseUUIDPipe) sessionId: string,
  ): Promise<void> {
    await this.commands.execute(new EndSession(id, sessionId));
  }

  @Post('verification')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'resend-verification',
    summary: 'Emails a new code, with the same rate limit as for the user',
  })
  @ApiNoContentResponse()
  async resendVerification(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    const session = { accountId: id, sessionId: '' };
    await this.commands.execute(new SendVerificationCode({ registrationHash: undefined, session }));
  }

  @Post('unlock')
  @HttpCode(204)
  @ApiOperation({ operationId: 'unlock-user', summary: 'After too many wrong passwords or codes' })
  @ApiNoContentResponse()
  async unlock(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.locks.unlock(id);
  }

  /** Emails the export to the user only. */
  @Post('data-export')
  @HttpCode(204)
  @ApiOperation({ operationId: 'export-data-of-user' })
  @ApiNoContentResponse()
  async exportData(@CurrentPrincipal() principal: Principal, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    this.stepUp.require(principal);
    await this.commands.execute(new RequestDataExport(id));
  }
}
