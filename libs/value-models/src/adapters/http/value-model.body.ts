import { Choice, Id, PageQuery, Text } from '@casewright/platform';
import { DELIVERABLE_NOTE_MAX_LENGTH, VALUE_MODEL_LIMITS, VERSION_KINDS, type VersionKind } from '@casewright/rules';
import { NO_LINES } from '@casewright/rules/model-templates';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { EDITOR_CHANGES, type EditorChange } from '../../commands/change-editor';
import type { VersionToMake } from '../../commands/make-version';
import { ROW_KINDS, type RowKind } from '../../domain/row-anchor';
import { ContentBody } from './content.body';

/** Largest PostgreSQL integer. */
const MAX_INTEGER = 2_147_483_647;

const Revision = (): PropertyDecorator => (target, name) => {
  ApiProperty({ type: 'integer', minimum: 1, description: 'Revision that was read' })(target, name);
  for (const check of [IsInt(), Min(1), Max(MAX_INTEGER)]) check(target, name);
};

export class CaseOfModelParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @Id()
  readonly id!: string;
}

export class VersionParameters extends CaseOfModelParameters {
  @ApiProperty({ type: String, example: '1.0' })
  @Matches(/^\d{1,6}\.\d{1,6}$/)
  readonly number!: string;
}

export class CommentParameters extends CaseOfModelParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @Id()
  readonly commentId!: string;
}

class SolutionLikeBody {
  @Text({ min: 1, max: VALUE_MODEL_LIMITS.id, example: 'proposed2' })
  readonly solution!: string;

  @Text({ min: 1, max: VALUE_MODEL_LIMITS.id, example: 'managed' })
  readonly like!: string;
}

export class StartBody {
  @Text({ min: 1, max: VALUE_MODEL_LIMITS.id, example: 'virtualization-refresh' })
  readonly template!: string;

  /** The competing solution in use today, or `NOT_IN_CASE`. Required if several compete. */
  @Text({ max: VALUE_MODEL_LIMITS.id, optional: true, example: 'competing1' })
  readonly today?: string;

  @ApiPropertyOptional({
    type: [SolutionLikeBody],
    maxItems: VALUE_MODEL_LIMITS.solutions,
    description: `Template solution that each other solution is costed like, or “${NO_LINES}”. Required for all but a single proposed one`,
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(VALUE_MODEL_LIMITS.solutions)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => SolutionLikeBody)
  readonly solutions?: SolutionLikeBody[];
}

export class SaveBody {
  @Revision()
  readonly revision!: number;

  @ApiProperty({ type: ContentBody })
  @IsObject()
  @ValidateNested()
  @Type(() => ContentBody)
  readonly content!: ContentBody;
}

export class EditorBody {
  @ApiProperty({ enum: EDITOR_CHANGES, description: 'Renew the lock while editing; it expires after 2 minutes' })
  @IsIn(EDITOR_CHANGES)
  readonly change!: EditorChange;
}

export class MakeVersionBody implements Omit<VersionToMake, 'brand' | 'verifyAt'> {
  @ApiProperty({ enum: VERSION_KINDS })
  @IsIn(VERSION_KINDS)
  readonly kind!: VersionKind;

  @Text({ max: VALUE_MODEL_LIMITS.note, example: 'With the storage counts of site B.' })
  readonly note!: string;

  @Revision()
  readonly revision!: number;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Confirms that a version for approval may have template defaults and numbers without a source',
  })
  @IsOptional()
  @IsBoolean()
  readonly acceptsDefaults: boolean = false;
}

export class DeliverBody {
  @Text({ min: 1, max: DELIVERABLE_NOTE_MAX_LENGTH, example: 'Site B is in.' })
  readonly note!: string;
}

export class CommentsQuery extends PageQuery {
  @Choice(ROW_KINDS, 'Filters by row, together with `rowId`')
  readonly rowKind?: RowKind;

  @Text({ min: 1, max: VALUE_MODEL_LIMITS.id, optional: true })
  readonly rowId?: string;
}

export class CommentBody {
  @ApiProperty({ enum: ROW_KINDS })
  @IsIn(ROW_KINDS)
  readonly rowKind!: RowKind;

  @Text({ min: 1, max: VALUE_MODEL_LIMITS.id, example: 'hosts' })
  readonly rowId!: string;

  @Text({ min: 1, max: VALUE_MODEL_LIMITS.comment, example: 'Does this count the test hosts?' })
  readonly text!: string;
}

export class ResolveBody {
  @ApiProperty({ type: Boolean })
  @IsBoolean()
  readonly isResolved!: boolean;
}
