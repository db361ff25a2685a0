import { Text } from '@casewright/platform';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '@casewright/rules';

/** In UTF-16 units, while the password rule counts characters. */
export const PASSWORD_FIELD_MAX_LENGTH = 2 * PASSWORD_MAX_LENGTH;

export class SignInBody {
  @Text({ max: EMAIL_MAX_LENGTH, example: 'sam@acme.example' })
  readonly email!: string;

  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly password!: string;
}
