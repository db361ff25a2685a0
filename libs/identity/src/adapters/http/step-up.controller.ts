import { Access, CurrentPrincipal, type Principal, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConfirmOwner } from '../../processes/confirm-owner';
import { PASSWORD_FIELD_MAX_LENGTH } from './sign-in.body';

class StepUpBody {
  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly password!: string;
}

/** Confirms a session by password. */
@ApiTags('identity')
@Controller('account/step-up')
@Access('signed-in')
export class StepUpController {
  constructor(private readonly owner: ConfirmOwner) {}

  @Post()
  @HttpCode(204)
  @RateLimit({ name: 'step-up', points: 20, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'step-up', summary: 'Re-authenticates the session for a few minutes' })
  @ApiNoContentResponse()
  async confirm(@CurrentPrincipal() principal: Principal, @Body() { password }: StepUpBody): Promise<void> {
    await this.owner.confirmSession(principal, password);
  }
}
