import { Access, CurrentUser, RateLimit } from '@casewright/platform';
import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { DiscardPursuitDraft } from '../../commands/discard-pursuit-draft';
import { type SavedPursuitDraft, SavePursuitDraft } from '../../commands/save-pursuit-draft';
import { GetPursuitDraft } from '../../queries/get-pursuit-draft';
import { PursuitDraftAnswer, SavedPursuitDraftAnswer } from './pursuit.answer';
import { FactsBody } from './pursuit.body';

const SAVES = { name: 'save-pursuit-draft', points: 240, perSeconds: 60, by: 'user' } as const;

/** One draft per seller. */
@Controller('pursuit-draft')
@Access('signed-in')
export class PursuitDraftController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-pursuit-draft' })
  @ApiOkResponse({ type: PursuitDraftAnswer })
  async get(@CurrentUser() userId: string): Promise<PursuitDraftAnswer> {
    return { draft: await this.queries.execute(new GetPursuitDraft(userId)) };
  }

  @Put()
  @RateLimit(SAVES)
  @ApiOperation({ operationId: 'save-pursuit-draft' })
  @ApiOkResponse({ type: SavedPursuitDraftAnswer })
  save(@CurrentUser() userId: string, @Body() facts: FactsBody): Promise<SavedPursuitDraft> {
    return this.commands.execute(new SavePursuitDraft(userId, facts));
  }

  @Delete()
  @HttpCode(204)
  @RateLimit(SAVES)
  @ApiOperation({ operationId: 'discard-pursuit-draft' })
  @ApiNoContentResponse()
  discard(@CurrentUser() userId: string): Promise<void> {
    return this.commands.execute(new DiscardPursuitDraft(userId));
  }
}
