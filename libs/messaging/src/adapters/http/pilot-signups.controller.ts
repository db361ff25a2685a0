import { Access, CurrentUser, type Page, pageAnswer, PageQuery, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { SignUpForPilot } from '../../commands/sign-up-for-pilot';
import { ListPilotSignups, type ListedPilotSignup } from '../../queries/list-pilot-signups';

/** Beyond what the form's own rules refuse, in their words. */
const MAX_LENGTH = 1000;

class PilotSignupBody {
  @Text({ max: MAX_LENGTH, example: 'dana@northwind.example' })
  readonly workEmail!: string;

  @Text({ max: MAX_LENGTH, example: 'Northwind' })
  readonly company!: string;

  @Text({ max: MAX_LENGTH, example: 'Dana Reyes' })
  readonly contactName!: string;

  @Text({ max: MAX_LENGTH, example: '415-555-0100' })
  readonly contactNumber!: string;

  @ApiProperty()
  @IsBoolean()
  readonly agreeToTerms!: boolean;
}

class PilotSignupAnswer {
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
}

@ApiTags('messaging')
@Controller()
export class PilotSignupsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('pilot-signups')
  @HttpCode(204)
  @Access('signed-in')
  @RateLimit({ name: 'pilot-signup', points: 10, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'sign-up-for-pilot' })
  @ApiNoContentResponse()
  async signUp(@CurrentUser() userId: string, @Body() form: PilotSignupBody): Promise<void> {
    await this.commands.execute(new SignUpForPilot(userId, form));
  }

  @Get('admin/pilot-signups')
  @Access('admin')
  @ApiOperation({ operationId: 'list-pilot-signups' })
  @ApiOkResponse({ type: pageAnswer(PilotSignupAnswer) })
  list(@Query() { before }: PageQuery): Promise<Page<ListedPilotSignup>> {
    return this.queries.execute(new ListPilotSignups(before));
  }
}
