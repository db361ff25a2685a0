import { Access, CurrentUser, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { SignUpForPilot } from '../../commands/sign-up-for-pilot';

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

@ApiTags('messaging')
@Controller()
export class PilotSignupsController {
  constructor(private readonly commands: CommandBus) {}

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
