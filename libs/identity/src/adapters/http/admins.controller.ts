import { Access, CurrentPrincipal, type Principal, StepUp, Text } from '@casewright/platform';
import { EMAIL_MAX_LENGTH, normaliseEmail } from '@casewright/rules';
import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DemoteAdmin } from '../../commands/demote-admin';
import { MakeAdmin } from '../../commands/make-admin';
import { NoEmailAddress, AccountNotFound } from '../../domain/account.errors';
import { type ListedAdmin, ListAdmins } from '../../queries/list-admins';

class PromoteBody {
  @Text({ max: EMAIL_MAX_LENGTH, example: 'nora@northwind.example' })
  readonly email!: string;
}

class ListedAdminAnswer implements ListedAdmin {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly firstName!: string;

  @ApiProperty()
  readonly lastName!: string;

  @ApiProperty()
  readonly email!: string;

  @ApiProperty()
  readonly joinedAt!: Date;

  @ApiProperty()
  readonly hasSecondFactor!: boolean;
}

@ApiTags('identity')
@Controller('admin/admins')
@Access('admin')
export class AdminsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly stepUp: StepUp,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'list-admins' })
  @ApiOkResponse({ type: [ListedAdminAnswer] })
  list(): Promise<readonly ListedAdmin[]> {
    return this.queries.execute(new ListAdmins());
  }

  /** Promotes a verified user (S1 §2). */
  @Post()
  @HttpCode(204)
  @ApiOperation({ operationId: 'promote-to-admin', summary: 'Refused for an admin' })
  @ApiNoContentResponse()
  async promote(@CurrentPrincipal() principal: Principal, @Body() { email }: PromoteBody): Promise<void> {
    const written = email.trim();
    if (!written) throw new NoEmailAddress();
    this.stepUp.require(principal);
    const address = normaliseEmail(written);
    if (!address) throw new AccountNotFound(written);
    await this.commands.execute(new MakeAdmin(address, principal.email));
  }

  @Delete(':userId')
  @HttpCode(204)
  @ApiOperation({ operationId: 'demote-admin', summary: 'Refused for the last admin' })
  @ApiNoContentResponse()
  async demote(
    @CurrentPrincipal() principal: Principal,
    @Param('userId', ParseUUIDPipe) userId: string,
  ): Promise<void> {
    this.stepUp.require(principal);
    await this.commands.execute(new DemoteAdmin(userId, principal.email));
  }
}
