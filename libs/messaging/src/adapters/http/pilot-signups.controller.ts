import { Access, CurrentUser, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { SignUpForPilot } from '../../commands/sign-up-for-pilot';
import { PILOT_STATES, type PilotState } from '../../domain/pilot';
import { FindOwnPilotSignup, type OwnPilotSignup } from '../../queries/find-own-pilot-signup';

/** Above the form's own limits, so that the form's rules word the error. */
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

class OwnPilotSignupAnswer implements OwnPilotSignup {
  @ApiProperty()
  readonly workEmail!: string;

  @ApiProperty()
  readonly requestedAt!: Date;

  @ApiProperty({ enum: PILOT_STATES })
  readonly state!: PilotState;
}

class OwnPilotSignupsAnswer {
  @ApiProperty({ type: OwnPilotSignupAnswer, nullable: true })
  readonly signup!: OwnPilotSignup | null;
}

@ApiTags('messaging')
@Controller()
export class PilotSignupsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('pilot-signups/mine')
  @Access('signed-in')
  @ApiOperation({ operationId: 'find-own-pilot-signup' })
  @ApiOkResponse({ type: OwnPilotSignupsAnswer })
  async mine(@CurrentUser() userId: string): Promise<OwnPilotSignupsAnswer> {
    return { signup: await this.queries.execute(new FindOwnPilotSignup(userId)) };
  }

  @Post('pilot-signups')
  @HttpCode(204)
  @Access('signed-in')
  @RateLimit({ name: 'pilot-signup', points: 10, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'sign-up-for-pilot' })
  @ApiNoContentResponse()
  async signUp(@CurrentUser() userId: string, @Body() form: PilotSignupBody): Promise<void> {
    await this.commands.execute(new SignUpForPilot(userId, form));
  }
}
