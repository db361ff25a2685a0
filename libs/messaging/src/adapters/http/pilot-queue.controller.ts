import {
  Access,
  Choice,
  type CountedPage,
  csvAnswer,
  CsvRoute,
  CurrentPrincipal,
  CurrentUser,
  Id,
  Idempotent,
  ListRoute,
  pageOf,
  type Principal,
  selectionQuery,
  StepUp,
  Text,
  Trimmed,
} from '@casewright/platform';
import { MAX_PILOT_CREDITS } from '@casewright/rules';
import { Body, Controller, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { DecidePilot } from '../../commands/decide-pilot';
import { PILOT_STATES, type PilotState } from '../../domain/pilot';
import {
  ExportPilotSignups,
  type ListedPilotSignup,
  ListPilotSignups,
  PILOT_SIGNUPS,
} from '../../queries/list-pilot-signups';

class ExportPilotSignupsQuery extends selectionQuery(PILOT_SIGNUPS) {
  @Choice(PILOT_STATES, 'Filters by state')
  readonly state?: PilotState;
}

class PilotSignupsQuery extends pageOf(ExportPilotSignupsQuery) {}

class PilotSignupAnswer implements ListedPilotSignup {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ format: 'uuid' })
  readonly userId!: string;

  @ApiProperty()
  readonly workEmail!: string;

  @ApiProperty()
  readonly company!: string;

  @ApiProperty()
  readonly contactName!: string;

  @ApiProperty({ example: '+14155550100' })
  readonly contactNumber!: string;

  @ApiProperty()
  readonly createdAt!: Date;

  @ApiProperty({ enum: PILOT_STATES })
  readonly state!: PilotState;

  @ApiProperty({ type: Date, nullable: true })
  readonly decidedAt!: Date | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly decidedBy!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Email of the admin who decided' })
  readonly decider!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Approved signups only' })
  readonly credits!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Declined signups only' })
  readonly reason!: string | null;
}

class ApprovePilotBody {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_PILOT_CREDITS, example: 100 })
  @IsInt()
  @Min(1)
  @Max(MAX_PILOT_CREDITS)
  readonly credits!: number;
}

class DeclinePilotBody {
  @Trimmed()
  @Text({ min: 1, max: 1000, example: 'The pilot is limited to pursuits in North America.' })
  readonly reason!: string;
}

class SignupParameters {
  @ApiProperty({ format: 'uuid' })
  @Id()
  readonly id!: string;
}

@ApiTags('messaging')
@Controller('admin/pilot-signups')
@Access('admin')
export class PilotQueueController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly stepUp: StepUp,
  ) {}

  @ListRoute('list-pilot-signups', PilotSignupAnswer)
  list(@Query() { before, ...selection }: PilotSignupsQuery): Promise<CountedPage<ListedPilotSignup>> {
    return this.queries.execute(new ListPilotSignups(selection, before));
  }

  @CsvRoute('export-pilot-signups')
  async export(@Query() selection: ExportPilotSignupsQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportPilotSignups(selection)), 'pilot-signups');
  }

  @Post(':id/approve')
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({ operationId: 'approve-pilot-signup', summary: 'Grants credits that expire when the pilot ends' })
  @ApiNoContentResponse()
  async approve(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: SignupParameters,
    @Body() { credits }: ApprovePilotBody,
  ): Promise<void> {
    this.stepUp.require(principal);
    return this.commands.execute(new DecidePilot(id, { state: 'approved', credits }, principal.userId));
  }

  @Post(':id/decline')
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({ operationId: 'decline-pilot-signup', summary: 'Emails the reason to the applicant' })
  @ApiNoContentResponse()
  decline(
    @CurrentUser() adminId: string,
    @Param() { id }: SignupParameters,
    @Body() { reason }: DeclinePilotBody,
  ): Promise<void> {
    return this.commands.execute(new DecidePilot(id, { state: 'declined', reason }, adminId));
  }
}
