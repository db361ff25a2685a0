import { Text } from '@casewright/platform';
import { EMAIL_MAX_LENGTH } from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import { Equals, Matches } from 'class-validator';
import { PASSWORD_FIELD_MAX_LENGTH } from './sign-in.body';

const NAME_MAX_LENGTH = 100;

/** Something to read, on one line. */
const A_NAME = /^[^\p{Cc}\u2028\u2029]*[^\s\p{Cc}][^\p{Cc}\u2028\u2029]*$/u;
const notAName = { message: '$property must be a name' };

/** What an applicant may tell: nothing else of an account can be set from outside. */
export class SignUpBody {
  @Text({ max: EMAIL_MAX_LENGTH, example: 'sam@acme.example' })
  readonly email!: string;

  @Text({ min: 1, max: NAME_MAX_LENGTH, example: 'Sam' })
  @Matches(A_NAME, notAName)
  readonly firstName!: string;

  @Text({ min: 1, max: NAME_MAX_LENGTH, example: 'Seller' })
  @Matches(A_NAME, notAName)
  readonly lastName!: string;

  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly password!: string;

  @ApiProperty({ enum: [true] })
  @Equals(true, { message: 'the terms must be agreed to' })
  readonly agreeToTerms!: true;
}
