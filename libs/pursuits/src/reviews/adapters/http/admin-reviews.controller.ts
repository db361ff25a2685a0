import { Access, CurrentUser, Idempotent } from '@casewright/platform';
import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { CaseOfPursuitParameters } from '../../../adapters/http/case.body';
import { CancelReview } from '../../commands/cancel-review';
import { MinuteReview } from '../../commands/minute-review';
import { ProposeReview } from '../../commands/propose-review';
import { SetActionItemDone } from '../../commands/set-action-item-done';
import {
  ActionItemParameters,
  ItemDoneBody,
  MinutesBody,
  ReviewParameters,
  ReviewReasonBody,
  ReviewTimesBody,
} from './review.body';

@Controller('admin/cases/:id')
@Access('admin')
export class AdminReviewsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reviews')
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({
    operationId: 'propose-review',
    summary: 'Proposes times for a new review, or replaces proposed times',
  })
  @ApiNoContentResponse()
  propose(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfPursuitParameters,
    @Body() { kind, startsAt, minutes, place }: ReviewTimesBody,
  ): Promise<void> {
    const times = { kind, minutes, place, startsAt: startsAt.map((start) => new Date(start)) };
    return this.commands.execute(new ProposeReview(id, byId, times));
  }

  @Post('reviews/:reviewId/cancellation')
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({ operationId: 'cancel-review' })
  @ApiNoContentResponse()
  cancel(
    @CurrentUser() byId: string,
    @Param() { id, reviewId }: ReviewParameters,
    @Body() { reason }: ReviewReasonBody,
  ): Promise<void> {
    return this.commands.execute(new CancelReview(id, reviewId, byId, reason));
  }

  @Put('reviews/:reviewId/minutes')
  @HttpCode(204)
  @ApiOperation({ operationId: 'minute-review', summary: 'Saves minutes and action items, replacing earlier ones' })
  @ApiNoContentResponse()
  minute(
    @CurrentUser() byId: string,
    @Param() { id, reviewId }: ReviewParameters,
    @Body() { minutes, items, seenAt }: MinutesBody,
  ): Promise<void> {
    return this.commands.execute(new MinuteReview(id, reviewId, byId, minutes, items, seenAt));
  }

  @Put('action-items/:itemId')
  @HttpCode(204)
  @ApiOperation({ operationId: 'set-action-item-done-as-provider' })
  @ApiNoContentResponse()
  setDone(
    @CurrentUser() id: string,
    @Param() { id: caseId, itemId }: ActionItemParameters,
    @Body() { isDone }: ItemDoneBody,
  ): Promise<void> {
    return this.commands.execute(new SetActionItemDone(caseId, itemId, { id, party: 'provider' }, isDone));
  }
}
