import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { FoundSession } from '../../processes/open-sessions';

class SessionUser {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly email!: string;

  @ApiProperty({ description: 'The part of the email before the at-sign.' })
  readonly name!: string;

  @ApiProperty()
  readonly firstName!: string;

  @ApiProperty()
  readonly lastName!: string;

  @ApiProperty()
  readonly isAdmin!: boolean;

  @ApiProperty()
  readonly emailVerified!: boolean;

  @ApiProperty()
  readonly createdAt!: Date;

  @ApiProperty({ description: 'Until the session ends, unless it is used.' })
  readonly sessionSecondsLeft!: number;

  @ApiProperty({ description: 'Whether a second factor is asked for after the password.' })
  readonly hasTwoStep!: boolean;

  @ApiProperty({ description: 'Whether there is a passkey to sign in with.' })
  readonly hasPasskeys!: boolean;

  @ApiProperty({ description: 'Whether this session was opened with a second factor, as the admin area asks for.' })
  readonly isMfa!: boolean;

  @ApiProperty({ type: Date, nullable: true, description: 'When the account will be erased, as its owner asked.' })
  readonly deletionDueAt!: Date | null;
}

export class SessionAnswer {
  @ApiProperty({ type: SessionUser, nullable: true })
  readonly user!: SessionUser | null;

  @ApiPropertyOptional({ enum: ['second-step', 'verify-email'], description: 'What is still needed to sign in.' })
  readonly next?: 'second-step' | 'verify-email';

  static of(session: FoundSession | undefined): SessionAnswer {
    if (!session) return { user: null };
    const { userId, email, firstName, lastName, isAdmin, emailVerified, createdAt } = session;
    const { hasTwoStep, hasPasskeys, isMfa, deletionDueAt, secondsLeft } = session;
    const [name = ''] = email.split('@');
    const person = { id: userId, email, name, firstName, lastName };
    const standing = { isAdmin, emailVerified, createdAt, hasTwoStep, hasPasskeys, isMfa, deletionDueAt };
    return { user: { ...person, ...standing, sessionSecondsLeft: secondsLeft } };
  }
}
