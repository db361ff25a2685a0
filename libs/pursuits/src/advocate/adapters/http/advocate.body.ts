import { Id, Text } from '@casewright/platform';
import { ADVOCATE_ANSWERS, ADVOCATE_LIMITS, type AdvocateAnswer, EMAIL_MAX_LENGTH } from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { CaseOfPursuitParameters } from '../../../adapters/http/case.body';

/** A visible single line without a URL, because it appears in emails we send. */
const SAFE_NAME = /^(?!\s*$)(?!.*(?::\/\/|www\.))[^\p{Cc}\u2028\u2029]+$/iu;

export class InviteAdvocateBody {
  @Text({ min: 1, max: ADVOCATE_LIMITS.name, example: 'Marcus Odell' })
  @Matches(SAFE_NAME, { message: '$property must be a valid name' })
  readonly name!: string;

  @Text({ min: 1, max: EMAIL_MAX_LENGTH, example: 'marcus@larkmoor.example' })
  readonly email!: string;
}

export class AdvocateLinkParameters extends CaseOfPursuitParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @Id()
  readonly linkId!: string;
}

const TOKEN_MAX_LENGTH = 100;
/** Of 128 bits in hexadecimal digits. */
const VISIT_MIN_LENGTH = 32;

export class OpenLinkBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @Id()
  readonly linkId!: string;

  @Text({ min: 1, max: TOKEN_MAX_LENGTH })
  readonly token!: string;

  /** Random, of the browser that opens the link. After a lost response, the same one opens it again. */
  @Text({ min: VISIT_MIN_LENGTH, max: TOKEN_MAX_LENGTH, optional: true })
  readonly visit?: string;
}

export class AdvocateAnswerBody {
  @ApiProperty({ enum: ADVOCATE_ANSWERS })
  @IsIn(ADVOCATE_ANSWERS)
  readonly answer!: AdvocateAnswer;

  @Text({ max: ADVOCATE_LIMITS.comment, optional: true, example: 'The move cost of site B looks low.' })
  readonly comment?: string;
}
