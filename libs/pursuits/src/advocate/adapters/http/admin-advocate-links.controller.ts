import { Access, CurrentUser } from '@casewright/platform';
import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { RevokeAdvocateLink } from '../../commands/revoke-advocate-link';
import { AdvocateLinkParameters } from './advocate.body';

@Controller('admin/cases/:id/advocate-links')
@Access('admin')
export class AdminAdvocateLinksController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':linkId')
  @HttpCode(204)
  @ApiOperation({ operationId: 'revoke-advocate-link-as-provider' })
  @ApiNoContentResponse()
  revoke(@CurrentUser() id: string, @Param() { id: caseId, linkId }: AdvocateLinkParameters): Promise<void> {
    return this.commands.execute(new RevokeAdvocateLink(caseId, linkId, { id, party: 'provider' }));
  }
}
