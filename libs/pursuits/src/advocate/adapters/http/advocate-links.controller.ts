import {
  Access,
  AuditedForAdmins,
  CurrentPrincipal,
  CurrentUser,
  Idempotent,
  type Principal,
  RateLimit,
} from '@casewright/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CaseOfPursuitParameters } from '../../../adapters/http/case.body';
import { readerOf } from '../../../adapters/http/reader-of';
import { InviteAdvocate } from '../../commands/invite-advocate';
import { RevokeAdvocateLink } from '../../commands/revoke-advocate-link';
import { ListAdvocateLinks } from '../../queries/list-advocate-links';
import { AdvocateLinksAnswer } from './advocate.answer';
import { AdvocateLinkParameters, InviteAdvocateBody } from './advocate.body';

@Controller('cases/:id/advocate-links')
@Access('verified')
export class AdvocateLinksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Access('signed-in')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'list-advocate-links', summary: 'For an own case; admins can read all' })
  @ApiOkResponse({ type: AdvocateLinksAnswer })
  async list(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: caseId }: CaseOfPursuitParameters,
  ): Promise<AdvocateLinksAnswer> {
    return { links: await this.queries.execute(new ListAdvocateLinks(readerOf(principal), caseId)) };
  }

  @Post()
  @HttpCode(204)
  @Idempotent()
  @RateLimit({ name: 'invite-advocate', points: 40, perSeconds: 3_600, by: 'user' })
  @ApiOperation({ operationId: 'invite-advocate', summary: 'Emails a single-use link that opens this case only' })
  @ApiNoContentResponse()
  invite(
    @CurrentUser() sellerId: string,
    @Param() { id }: CaseOfPursuitParameters,
    @Body() advocate: InviteAdvocateBody,
  ): Promise<void> {
    return this.commands.execute(new InviteAdvocate(id, sellerId, { ...advocate }));
  }

  @Delete(':linkId')
  @HttpCode(204)
  @ApiOperation({ operationId: 'revoke-advocate-link' })
  @ApiNoContentResponse()
  revoke(@CurrentUser() id: string, @Param() { id: caseId, linkId }: AdvocateLinkParameters): Promise<void> {
    return this.commands.execute(new RevokeAdvocateLink(caseId, linkId, { id, party: 'seller' }));
  }
}
