import { Access, CreatedAnswer, CurrentUser, Idempotent } from '@casewright/platform';
import type { DefaultsLibrary } from '@casewright/rules';
import { Controller, Get, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DraftDefaultVersion } from '../../commands/draft-default-version';
import { type DefaultLibraryDetails, GetDefaultLibrary } from '../../queries/get-default-library';
import { GetPublishedDefaults } from '../../queries/get-published-defaults';
import { DefaultLibraryAnswer, PublishedDefaultsAnswer } from './default.answer';

@ApiTags('defaults')
@Controller('admin/defaults')
@Access('admin')
export class DefaultLibraryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-default-library', summary: 'Its versions' })
  @ApiOkResponse({ type: DefaultLibraryAnswer })
  get(): Promise<DefaultLibraryDetails> {
    return this.queries.execute(new GetDefaultLibrary());
  }

  @Get('published')
  @ApiOperation({ operationId: 'get-published-defaults', summary: 'All defaults of the newest published version' })
  @ApiOkResponse({ type: PublishedDefaultsAnswer })
  published(): Promise<DefaultsLibrary> {
    return this.queries.execute(new GetPublishedDefaults());
  }

  @Post('versions')
  @Idempotent()
  @ApiOperation({ operationId: 'draft-default-version', summary: 'Starts with the defaults of the newest version' })
  @ApiCreatedResponse({ type: CreatedAnswer })
  draft(@CurrentUser() userId: string): Promise<CreatedAnswer> {
    return this.commands.execute(new DraftDefaultVersion(userId));
  }
}
