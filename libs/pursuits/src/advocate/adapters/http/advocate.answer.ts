import { ADVOCATE_LINK_STATES, type AdvocateLinkState } from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import { VersionFileAnswer } from '../../../deliverables/adapters/http/deliverable.answer';
import type { AdvocateDecision } from '../../domain/advocate-link';
import type { AdvocateCase, AdvocateComment, AdvocateVersion } from '../../queries/get-advocate-case';
import type { CaseAdvocateLink } from '../../queries/list-advocate-links';

class AdvocateLinkAnswer implements CaseAdvocateLink {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String })
  readonly name!: string;

  @ApiProperty({ type: String })
  readonly email!: string;

  @ApiProperty({ enum: ADVOCATE_LINK_STATES })
  readonly state!: AdvocateLinkState;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly sentAt!: Date;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When the link expires; once opened, when read access ends',
  })
  readonly expiresAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', description: 'When the state last changed' })
  readonly changedAt!: Date;
}

export class AdvocateLinksAnswer {
  @ApiProperty({ type: [AdvocateLinkAnswer], description: 'Newest first' })
  readonly links!: readonly CaseAdvocateLink[];
}

class AdvocateCommentAnswer implements AdvocateComment {
  @ApiProperty({ type: String })
  readonly text!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly at!: Date;
}

class AdvocateVersionAnswer implements AdvocateVersion {
  @ApiProperty({ type: 'integer', minimum: 1 })
  readonly number!: number;

  @ApiProperty({ type: String })
  readonly note!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly approvedAt!: Date;

  @ApiProperty({ type: [VersionFileAnswer] })
  readonly files!: VersionFileAnswer[];
}

const DECISIONS = ['approved', 'declined'] as const satisfies readonly AdvocateDecision[];

export class AdvocateCaseAnswer implements AdvocateCase {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly linkId!: string;

  @ApiProperty({ type: String, description: 'Name of the advocate' })
  readonly name!: string;

  @ApiProperty({ type: String })
  readonly seller!: string;

  @ApiProperty({ type: String })
  readonly prospect!: string;

  @ApiProperty({ type: String })
  readonly opportunity!: string;

  @ApiProperty({ type: [String] })
  readonly proposed!: string[];

  @ApiProperty({ type: [String] })
  readonly competing!: string[];

  @ApiProperty({ type: String, format: 'date-time' })
  readonly readUntil!: Date;

  @ApiProperty({ enum: DECISIONS, nullable: true })
  readonly decision!: AdvocateDecision | null;

  @ApiProperty({ type: [AdvocateCommentAnswer], description: 'Comments of the advocate, oldest first' })
  readonly comments!: AdvocateCommentAnswer[];

  @ApiProperty({ type: AdvocateVersionAnswer, nullable: true, description: 'The version that the seller approved' })
  readonly version!: AdvocateVersionAnswer | null;
}
