import { Access, type Page, pageAnswer } from '@casewright/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ListAllPursuits } from '../../queries/list-pursuits';
import type { PursuitRow } from '../../queries/pursuit-row';
import { PursuitAnswer } from './pursuit.answer';
import { PursuitsQuery } from './pursuits.query';

@Controller('admin/pursuits')
@Access('admin')
export class AdminPursuitsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ operationId: 'list-all-pursuits', summary: 'Pursuits of all sellers' })
  @ApiOkResponse({ type: pageAnswer(PursuitAnswer) })
  list(@Query() { before, ...selection }: PursuitsQuery): Promise<Page<PursuitRow>> {
    return this.queries.execute(new ListAllPursuits(selection, before));
  }
}
