import { pageAnswer } from '@casewright/platform';
import { CASE_STATES, type CaseState, type FileStatement, type Snapshot, SOLUTION_ROLES } from '@casewright/rules';
import type { CaseSolution } from '@casewright/rules/model-templates';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { MadeVersion } from '../../commands/make-version';
import { ROW_KINDS, type RowKind } from '../../domain/row-anchor';
import type {
  ListedVersion,
  OpenComments,
  Person,
  StartedModel,
  ValueModelOfCase,
} from '../../queries/get-value-model';
import type { FrozenVersion } from '../../queries/get-version';
import type { ListedComment } from '../../queries/list-comments';
import { ContentBody } from './content.body';

class ModelPersonAnswer implements Person {
  @ApiProperty({ type: String })
  readonly name!: string;

  @ApiProperty({ type: Boolean })
  readonly isYou!: boolean;
}

class EditorAnswer extends ModelPersonAnswer {
  @ApiProperty({ type: String, format: 'date-time' })
  readonly since!: Date;
}

class ListedVersionAnswer implements ListedVersion {
  @ApiProperty({ type: String, example: '1.0' })
  readonly number!: string;

  @ApiProperty({ type: String })
  readonly sha256!: string;

  @ApiProperty({ type: String })
  readonly note!: string;

  @ApiProperty({ type: ModelPersonAnswer })
  readonly by!: ModelPersonAnswer;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly madeAt!: Date;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it became a deliverable of the case',
  })
  readonly deliveredAt!: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly approvedAt!: Date | null;
}

class OpenCommentsAnswer implements OpenComments {
  @ApiProperty({ enum: ROW_KINDS })
  readonly rowKind!: RowKind;

  @ApiProperty({ type: String })
  readonly rowId!: string;

  @ApiProperty({ type: 'integer' })
  readonly count!: number;
}

class StartedModelAnswer implements StartedModel {
  @ApiProperty({ type: ContentBody })
  readonly content!: ContentBody;

  @ApiProperty({ type: 'integer', description: 'Incremented with every change of the content' })
  readonly revision!: number;

  @ApiProperty({ type: ModelPersonAnswer })
  readonly changedBy!: ModelPersonAnswer;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly changedAt!: Date;

  @ApiProperty({ type: EditorAnswer, nullable: true })
  readonly editor!: EditorAnswer | null;

  @ApiProperty({ type: ModelPersonAnswer, nullable: true, description: 'The user who requested to edit next' })
  readonly asker!: ModelPersonAnswer | null;

  @ApiProperty({ type: [ListedVersionAnswer], description: 'Newest first' })
  readonly versions!: ListedVersionAnswer[];

  @ApiProperty({ type: [OpenCommentsAnswer], description: 'Rows with open comments only' })
  readonly openComments!: OpenCommentsAnswer[];
}

class CaseSolutionAnswer implements CaseSolution {
  @ApiProperty({ type: String, example: 'proposed1' })
  readonly id!: string;

  @ApiProperty({ enum: SOLUTION_ROLES.filter((role) => role !== 'today') })
  readonly role!: CaseSolution['role'];

  @ApiProperty({ type: String, example: 'Helix Private Cloud' })
  readonly name!: string;
}

export class ValueModelAnswer implements ValueModelOfCase {
  @ApiProperty({ enum: CASE_STATES })
  readonly caseState!: CaseState;

  @ApiProperty({ type: String, format: 'uuid' })
  readonly pursuitId!: string;

  @ApiProperty({ type: 'integer', example: 1042, description: 'Shown as C-1042' })
  readonly caseNumber!: number;

  @ApiProperty({ type: String })
  readonly prospect!: string;

  @ApiProperty({ type: String })
  readonly opportunity!: string;

  @ApiProperty({ type: [CaseSolutionAnswer], description: 'The case’s solutions, which a model starts from' })
  readonly solutions!: CaseSolutionAnswer[];

  @ApiProperty({ type: Boolean })
  readonly isProvider!: boolean;

  @ApiProperty({ type: Boolean, description: 'Whether the caller is an analyst and the case is in analysis' })
  readonly mayEdit!: boolean;

  @ApiProperty({ type: Boolean })
  readonly mayComment!: boolean;

  @ApiProperty({ type: Boolean, description: 'Whether the seller can try other values in a copy' })
  readonly mayTry!: boolean;

  @ApiProperty({ type: StartedModelAnswer, nullable: true, description: 'Null until an analyst starts the model' })
  readonly model!: StartedModelAnswer | null;
}

export class MadeVersionAnswer implements MadeVersion {
  @ApiProperty({ type: String, example: '1.0' })
  readonly number!: string;

  @ApiProperty({ type: String })
  readonly sha256!: string;
}

class FileStatementAnswer implements FileStatement {
  @ApiProperty({ type: String, example: 'estate.xlsx' })
  readonly file!: string;

  @ApiProperty({
    type: String,
    example: 'RVTools 4.4, vInfo: 763 machines counted; 42 left out: 32 off, 10 templates.',
  })
  readonly statement!: string;
}

class SnapshotAnswer extends ContentBody implements Snapshot {
  @ApiPropertyOptional({ type: String, format: 'uuid' })
  readonly caseId?: string;

  @ApiProperty({ type: String })
  readonly version!: string;

  @ApiProperty({ type: String, format: 'date' })
  readonly issuedOn!: string;

  @ApiProperty({ type: String })
  readonly brand!: string;

  @ApiPropertyOptional({ type: [FileStatementAnswer], description: 'What was counted in files that numbers come from' })
  readonly fileStatements?: readonly FileStatementAnswer[];
}

export class FrozenVersionAnswer implements FrozenVersion {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String })
  readonly sha256!: string;

  @ApiProperty({ type: SnapshotAnswer })
  readonly snapshot!: Snapshot;
}

class ModelCommentAnswer implements ListedComment {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ enum: ROW_KINDS })
  readonly rowKind!: RowKind;

  @ApiProperty({ type: String })
  readonly rowId!: string;

  @ApiProperty({ type: String, description: 'Label of the row when the comment was written' })
  readonly rowLabel!: string;

  @ApiProperty({ type: String })
  readonly text!: string;

  @ApiProperty({ type: ModelPersonAnswer })
  readonly by!: ModelPersonAnswer;

  @ApiProperty({ type: Boolean })
  readonly isFromSeller!: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly writtenAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly resolvedAt!: Date | null;
}

export const CommentsAnswer = pageAnswer(ModelCommentAnswer);
