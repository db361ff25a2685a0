import { Text } from '@casewright/platform';
import { EMAIL_MAX_LENGTH } from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import { Equals } from 'class-validator';
import { NameField } from './name-field';
import { PASSWORD_FIELD_MAX_LENGTH } from './sign-in.body';

export class SignUpBody {
  @Text({ max: EMAIL_MAX_LENGTH, example: 'sam@acme.example' })
  readonly email!: string;

  @NameField('Sam')
  readonly firstName!: string;

  @NameField('Seller')
  readonly lastName!: string;

  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly password!: string;

  @ApiProperty({ enum: [true] })
  @Equals(true, { message: 'you must agree to the terms' })
  readonly agreeToTerms!: true;
}
