import { Access, AuditedForAdmins, CurrentPrincipal, type Principal, RateLimit } from '@casewright/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { readerOf } from '../../../adapters/http/reader-of';
import { InputParameters } from '../../../inputs/adapters/http/inputs.body';
import type { RowsReader } from '../../../inputs/queries/rows-of-input';
import { GetSizing, type Sizing } from '../../queries/get-sizing';
import { ListSizedMachines, type SizedMachinesPage } from '../../queries/list-sized-machines';
import { SizedMachinesAnswer, SizingAnswer } from './sizing.answer';
import { SizedMachinesQuery, SizingQuery } from './sizing.query';

/** For the seller of the case, and for the provider. */
@Controller('cases/:id/inputs/:key/sizing')
@Access('signed-in')
export class SizingController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AuditedForAdmins()
  @RateLimit({ name: 'size', points: 120, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'get-sizing', summary: 'What the machines of an input would run on, and what it costs' })
  @ApiOkResponse({ type: SizingAnswer })
  get(
    @CurrentPrincipal() principal: Principal,
    @Param() input: InputParameters,
    @Query() { file, ...request }: SizingQuery,
  ): Promise<Sizing> {
    return this.queries.execute(new GetSizing(rowsReaderOf(principal, input, file), request));
  }

  @Get('machines')
  @AuditedForAdmins()
  @RateLimit({ name: 'size', points: 120, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'list-sized-machines', summary: 'Each machine with its instance, and why this one' })
  @ApiOkResponse({ type: SizedMachinesAnswer })
  machines(
    @CurrentPrincipal() principal: Principal,
    @Param() input: InputParameters,
    @Query() { search, instance, show, sort, from = 0, file, ...request }: SizedMachinesQuery,
  ): Promise<SizedMachinesPage> {
    const selection = { search, instance, show, sort };
    return this.queries.execute(new ListSizedMachines(rowsReaderOf(principal, input, file), request, selection, from));
  }
}

function rowsReaderOf(principal: Principal, { id: caseId, key }: InputParameters, file?: 'new'): RowsReader {
  const { id, isProvider } = readerOf(principal);
  return { caseId, key, ownerId: isProvider ? undefined : id, isOfReplacement: file === 'new' };
}
