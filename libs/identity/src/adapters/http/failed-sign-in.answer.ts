import { SIGN_IN_FAILURES, type SignInFailure } from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import type { ListedFailedSignIn } from '../../queries/list-failed-sign-ins';

export class FailedSignInAnswer implements ListedFailedSignIn {
  @ApiProperty({ example: '203.0.113.9', description: 'IPv4 address or IPv6 /64' })
  readonly network!: string;

  @ApiProperty({ enum: SIGN_IN_FAILURES, description: 'What was wrong' })
  readonly reason!: SignInFailure;

  @ApiProperty({ type: 'integer', description: 'Failures within the hour' })
  readonly count!: number;

  @ApiProperty()
  readonly lastAt!: Date;
}
