import {
  Access,
  AuditedForAdmins,
  CurrentPrincipal,
  CurrentUser,
  Idempotent,
  type Principal,
  RateLimit,
} from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CaseOfPursuitParameters } from '../../../adapters/http/case.body';
import { AnswerReview } from '../../commands/answer-review';
import { SetActionItemDone } from '../../commands/set-action-item-done';
import { SlotNotFound } from '../../domain/review.errors';
import { ListReviews } from '../../queries/list-reviews';
import { ListReviewsToAnswer } from '../../queries/list-reviews-to-answer';
import { ReviewsAnswer, ReviewsToAnswerAnswer } from './review.answer';
import { ActionItemParameters, ItemDoneBody, ReviewAnswerBody, ReviewParameters } from './review.body';
import { readerOf } from '../../../adapters/http/reader-of';

@Controller()
@Access('signed-in')
export class ReviewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('cases/:id/reviews')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'list-reviews', summary: 'For an own case; admins can read all' })
  @ApiOkResponse({ type: ReviewsAnswer })
  async list(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: caseId }: CaseOfPursuitParameters,
  ): Promise<ReviewsAnswer> {
    return { reviews: await this.queries.execute(new ListReviews(readerOf(principal), caseId)) };
  }

  @Get('reviews-to-answer')
  @ApiOperation({
    operationId: 'list-reviews-to-answer',
    summary: "Reviews whose proposed times the current user hasn't answered",
  })
  @ApiOkResponse({ type: ReviewsToAnswerAnswer })
  async toAnswer(@CurrentUser() ownerId: string): Promise<ReviewsToAnswerAnswer> {
    return { reviews: await this.queries.execute(new ListReviewsToAnswer(ownerId)) };
  }

  @Post('cases/:id/reviews/:reviewId/answer')
  @HttpCode(204)
  @Access('verified')
  @Idempotent()
  @RateLimit({ name: 'answer-review', points: 60, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'answer-review', summary: 'Books a proposed time, requests other times, or declines' })
  @ApiNoContentResponse()
  answer(
    @CurrentUser() sellerId: string,
    @Param() { id, reviewId }: ReviewParameters,
    @Body() { command, startsAt, reason = '' }: ReviewAnswerBody,
  ): Promise<void> {
    if (command !== 'choose')
      return this.commands.execute(new AnswerReview(id, reviewId, sellerId, { command, reason }));
    if (!startsAt) throw new SlotNotFound();
    return this.commands.execute(new AnswerReview(id, reviewId, sellerId, { command, startsAt: new Date(startsAt) }));
  }

  @Put('cases/:id/action-items/:itemId')
  @HttpCode(204)
  @Access('verified')
  @ApiOperation({ operationId: 'set-action-item-done', summary: 'Marks an action item as done or not done' })
  @ApiNoContentResponse()
  setDone(
    @CurrentUser() id: string,
    @Param() { id: caseId, itemId }: ActionItemParameters,
    @Body() { isDone }: ItemDoneBody,
  ): Promise<void> {
    return this.commands.execute(new SetActionItemDone(caseId, itemId, { id, party: 'seller' }, isDone));
  }
}
