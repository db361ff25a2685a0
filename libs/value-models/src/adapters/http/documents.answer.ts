import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentState } from '../../domain/document';
import type { ListedDocument } from '../../queries/list-documents';
import { VersionParameters } from './value-model.body';

const STATES: readonly DocumentState[] = ['making', 'delayed', 'ready'];

export class DocumentParameters extends VersionParameters {
  @ApiProperty({ enum: DOCUMENT_KINDS })
  @IsIn(DOCUMENT_KINDS)
  readonly kind!: DocumentKind;
}

class ModelDocumentFileAnswer {
  @ApiProperty({ type: String, example: 'C-1042 Larkmoor Foods value case 1.0.pdf' })
  readonly name!: string;

  @ApiProperty({ type: 'integer', description: 'In bytes' })
  readonly size!: number;

  @ApiProperty({ type: String, description: 'SHA-256 of the file' })
  readonly sha256!: string;
}

class ModelDocumentAnswer implements ListedDocument {
  @ApiProperty({ enum: DOCUMENT_KINDS })
  readonly kind!: DocumentKind;

  @ApiProperty({ enum: STATES, description: '`delayed`: failed and will be retried' })
  readonly state!: DocumentState;

  @ApiProperty({ type: Boolean, description: 'Whether it is delivered to the case with its version' })
  readonly isDelivered!: boolean;

  @ApiProperty({ type: ModelDocumentFileAnswer, nullable: true })
  readonly file!: ModelDocumentFileAnswer | null;
}

export class ModelDocumentsAnswer {
  @ApiProperty({ type: [ModelDocumentAnswer] })
  readonly documents!: readonly ModelDocumentAnswer[];
}

export class VerificationParameters {
  @ApiProperty({ type: String, pattern: '^[0-9a-fA-F]{64}$' })
  @Matches(/^[0-9a-f]{64}$/i)
  readonly sha256!: string;
}

export class DocumentVerificationAnswer {
  @ApiProperty({ type: Boolean })
  readonly isIssued!: boolean;

  @ApiProperty({ type: Boolean, description: 'Whether a later version of the same case was delivered' })
  readonly isSuperseded!: boolean;
}
