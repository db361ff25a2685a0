import { Text } from '@casewright/platform';
import { DELIVERABLE_NOTE_MAX_LENGTH, type FileChanges } from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { CaseOfPursuitParameters } from '../../../adapters/http/case.body';
import { ParticipantAnswer } from '../../../adapters/http/participant.answer';
import type { NewVersionFile, PreparedFile, VersionFile } from '../../domain/deliverable';
import type { DeliverableVersion } from '../../queries/list-deliverables';

const NAME_MAX_LENGTH = 255;
const STATES = ['uploading', 'checking', 'ready', 'refused'] as const;

export class VersionFileBody implements NewVersionFile {
  @ApiProperty({ type: String, format: 'uuid', description: 'Chosen by the browser; the bytes go to /api/uploads' })
  @IsUUID()
  readonly id!: string;

  @Text({ min: 1, max: NAME_MAX_LENGTH, example: 'value-case.pdf' })
  readonly name!: string;

  @ApiProperty({ type: 'integer', example: 184_320, description: 'In bytes' })
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  readonly size!: number;
}

export class VersionBody {
  @Text({ min: 1, max: DELIVERABLE_NOTE_MAX_LENGTH, example: 'Move cost by quarter. Site B is not in yet.' })
  readonly note!: string;
}

export class VersionFileParameters extends CaseOfPursuitParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  readonly fileId!: string;
}

export class PreparedFileAnswer implements Omit<PreparedFile, 'sha256'> {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String })
  readonly name!: string;

  @ApiProperty({ type: 'integer', description: 'In bytes' })
  readonly size!: number;

  @ApiProperty({ type: 'integer', description: 'Bytes that have arrived' })
  readonly received!: number;

  @ApiProperty({ enum: STATES })
  readonly state!: (typeof STATES)[number];

  @ApiProperty({ type: String, nullable: true, description: 'Why it was refused' })
  readonly problem!: string | null;
}

export const preparedFileAnswer = ({ id, name, size, received, state, problem }: PreparedFile): PreparedFileAnswer => ({
  ...{ id, name, size, received, state, problem },
});

export class NextVersionAnswer {
  @ApiProperty({ type: [PreparedFileAnswer] })
  readonly files!: readonly PreparedFileAnswer[];
}

export class VersionFileAnswer implements VersionFile {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String })
  readonly name!: string;

  @ApiProperty({ type: 'integer', description: 'In bytes' })
  readonly size!: number;

  @ApiProperty({ type: String, description: 'Of its content, in hexadecimal digits' })
  readonly sha256!: string;
}

class FileChangesAnswer implements FileChanges {
  @ApiProperty({ type: [String], description: 'Names' })
  readonly added!: string[];

  @ApiProperty({ type: [String] })
  readonly changed!: string[];

  @ApiProperty({ type: [String] })
  readonly removed!: string[];
}

class VersionAnswer implements DeliverableVersion {
  @ApiProperty({ type: 'integer', minimum: 1 })
  readonly number!: number;

  @ApiProperty({ type: String })
  readonly note!: string;

  @ApiProperty({ type: ParticipantAnswer })
  readonly by!: ParticipantAnswer;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly publishedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly approvedAt!: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly deliveredAt!: Date | null;

  @ApiProperty({ type: [VersionFileAnswer] })
  readonly files!: VersionFileAnswer[];

  @ApiProperty({ type: FileChangesAnswer, nullable: true, description: 'Against the version before it' })
  readonly changes!: FileChangesAnswer | null;
}

export class DeliverablesAnswer {
  @ApiProperty({ type: [VersionAnswer], description: 'Newest first' })
  readonly versions!: readonly DeliverableVersion[];
}
