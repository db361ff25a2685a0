import { Access, CurrentPrincipal, CurrentUser, type Principal, StepUp } from '@casewright/platform';
import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { EndOtherSessions } from '../../commands/end-other-sessions';
import { EndSession } from '../../commands/end-session';
import { ListFailedSignIns } from '../../queries/list-failed-sign-ins';
import { ListSessions } from '../../queries/list-sessions';
import { deviceKind, type DeviceKind, deviceName } from '../devices/device-name';
import { FailedSignInAnswer } from './failed-sign-in.answer';

class OwnSession {
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

  @ApiProperty({ description: 'Whether this is the current session' })
  readonly isCurrent!: boolean;
}

class OwnSessionsAnswer {
  @ApiProperty({ type: [OwnSession] })
  readonly rows!: readonly OwnSession[];
}

class FailedSignInsAnswer {
  @ApiProperty({ type: [FailedSignInAnswer] })
  readonly rows!: readonly FailedSignInAnswer[];
}

@ApiTags('identity')
@Controller('account/sessions')
@Access('signed-in')
export class OwnSessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly stepUp: StepUp,
  ) {}

  /** The current session comes first. */
  @Get()
  @ApiOperation({ operationId: 'list-own-sessions' })
  @ApiOkResponse({ type: OwnSessionsAnswer })
  async list(@CurrentPrincipal() { userId, sessionId }: Principal): Promise<OwnSessionsAnswer> {
    const sessions = await this.queries.execute(new ListSessions(userId));
    const rows = sessions.map(({ id, userAgent, openedAt, lastSeenAt }) => ({
      id,
      device: deviceName(userAgent),
      kind: deviceKind(userAgent),
      openedAt,
      lastSeenAt,
      isCurrent: id === sessionId,
    }));
    return { rows: rows.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
  }

  @Get('failed')
  @ApiOperation({ operationId: 'list-own-failed-sign-ins', summary: 'Newest first, of the last 30 days' })
  @ApiOkResponse({ type: FailedSignInsAnswer })
  async failed(@CurrentUser() userId: string): Promise<FailedSignInsAnswer> {
    return { rows: await this.queries.execute(new ListFailedSignIns(userId)) };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'end-own-session' })
  @ApiNoContentResponse()
  async end(@CurrentPrincipal() principal: Principal, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    this.stepUp.require(principal);
    await this.commands.execute(new EndSession(principal.userId, id));
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ operationId: 'end-other-sessions' })
  @ApiNoContentResponse()
  async endOthers(@CurrentPrincipal() principal: Principal): Promise<void> {
    this.stepUp.require(principal);
    await this.commands.execute(new EndOtherSessions(principal.userId, principal.sessionId));
  }
}
