import {
  Access,
  AuditedForAdmins,
  CurrentPrincipal,
  CurrentUser,
  Idempotent,
  type Principal,
  RateLimit,
} from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { MoveCase } from '../../commands/move-case';
import { FindPursuitOfCase, type PursuitOfStartedCase } from '../../queries/find-pursuit-of-case';
import { GetCaseProgress } from '../../queries/get-case-progress';
import { CaseOfPursuitAnswer, PursuitOfCaseAnswer } from './case.answer';
import { CaseMoveBody, CaseOfPursuitParameters } from './case.body';
import { readerOf } from './reader-of';

@Controller()
@Access('signed-in')
export class CaseProgressController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('pursuits/:id/case')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'get-case-of-pursuit', summary: 'Newest case of an own pursuit; admins can read all' })
  @ApiOkResponse({ type: CaseOfPursuitAnswer })
  async get(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: pursuitId }: CaseOfPursuitParameters,
  ): Promise<CaseOfPursuitAnswer> {
    return { case: await this.queries.execute(new GetCaseProgress(readerOf(principal), pursuitId)) };
  }

  @Get('cases/:id/pursuit')
  @ApiOperation({ operationId: 'find-pursuit-of-case', summary: 'The pursuit of an own case, if it has one' })
  @ApiOkResponse({ type: PursuitOfCaseAnswer })
  find(@CurrentUser() userId: string, @Param() { id }: CaseOfPursuitParameters): Promise<PursuitOfStartedCase> {
    return this.queries.execute(new FindPursuitOfCase(userId, id));
  }

  @Post('cases/:id/moves')
  @HttpCode(204)
  @Access('verified')
  @Idempotent()
  @RateLimit({ name: 'move-case', points: 60, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'move-case', summary: 'Commands available to the seller in the state of the case' })
  @ApiNoContentResponse()
  move(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfPursuitParameters,
    @Body() { command, reason, seenAt }: CaseMoveBody,
  ): Promise<void> {
    return this.commands.execute(new MoveCase(id, { command, party: 'seller', byId, reason, seenAt }));
  }
}
