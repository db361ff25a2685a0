import { Config, type EventMetadata, HandlesEvent, type EventHandler } from '@casewright/platform';
import { REVIEW_KINDS, type ReviewKind } from '@casewright/rules';
import { CommandBus } from '@nestjs/cqrs';
import { IsIn, IsString, IsUUID } from 'class-validator';
import { CasesOfSellers } from '../../queries/cases-of-sellers';
import { NotifySeller } from '../../commands/notify-seller';
import { type ProposedReview, reviewProposed } from '../../domain/case-messages';

class ReviewProposedPayload implements Omit<ProposedReview, 'caseName'> {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsString()
  readonly prospect!: string;

  @IsIn(REVIEW_KINDS)
  readonly kind!: ReviewKind;
}

@HandlesEvent({ event: 'pursuits.review-proposed', name: 'messaging.tell-of-review-when-proposed' })
export class NotifySellerWhenReviewProposed implements EventHandler<ReviewProposedPayload> {
  readonly payload = ReviewProposedPayload;

  constructor(
    private readonly commands: CommandBus,
    private readonly cases: CasesOfSellers,
    private readonly config: Config,
  ) {}

  async handle(proposed: ReviewProposedPayload, { eventId }: EventMetadata): Promise<void> {
    const { brand } = this.config;
    const { ownerId, caseId } = proposed;
    const caseName = (await this.cases.find(caseId))?.name ?? proposed.prospect;
    const text = reviewProposed({ ...proposed, caseName });
    await this.commands.execute(new NotifySeller(eventId, ownerId, caseId, text, `${brand.name} team`));
  }
}
