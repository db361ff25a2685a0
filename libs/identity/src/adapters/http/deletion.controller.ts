import { Access, CurrentPrincipal, CurrentUser, type Principal, Text } from '@casewright/platform';
import { EMAIL_MAX_LENGTH, normaliseEmail } from '@casewright/rules';
import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { CancelDeletion } from '../../commands/cancel-deletion';
import { RequestDeletion, type RequestedDeletion } from '../../commands/request-deletion';
import { ConfirmOwner } from '../../processes/confirm-owner';
import { PASSWORD_FIELD_MAX_LENGTH } from './sign-in.body';

class RequestDeletionBody {
  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly password!: string;

  @Text({ max: EMAIL_MAX_LENGTH })
  readonly confirmation!: string;
}

class RequestedDeletionAnswer {
  @ApiProperty()
  readonly dueAt!: Date;
}

@ApiTags('identity')
@Controller('account/deletion')
@Access('signed-in')
export class DeletionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly owner: ConfirmOwner,
  ) {}

  /** The account works until the deletion is due, and the deletion can be canceled. */
  @Post()
  @HttpCode(200)
  @ApiOperation({ operationId: 'request-deletion' })
  @ApiOkResponse({ type: RequestedDeletionAnswer })
  async request(
    @CurrentPrincipal() principal: Principal,
    @Body() { password, confirmation }: RequestDeletionBody,
  ): Promise<RequestedDeletion> {
    await this.owner.confirm(principal, password);
    return this.commands.execute(new RequestDeletion(principal.userId, normaliseEmail(confirmation)));
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ operationId: 'cancel-deletion' })
  @ApiNoContentResponse()
  async cancel(@CurrentUser() userId: string): Promise<void> {
    await this.commands.execute(new CancelDeletion(userId));
  }
}
