import { Access } from '@casewright/platform';
import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ListStepsOfSeller, type SellerStep } from '../../queries/list-steps-of-seller';
import { StepAnswer } from './activity.answer';

@Controller('admin/users/:id/steps')
@Access('admin')
export class AdminStepsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({
    operationId: 'list-steps-of-user',
    summary: 'What the user did in own pursuits and cases, the newest 25',
  })
  @ApiOkResponse({ type: [StepAnswer] })
  list(@Param('id', ParseUUIDPipe) id: string): Promise<readonly SellerStep[]> {
    return this.queries.execute(new ListStepsOfSeller(id));
  }
}
