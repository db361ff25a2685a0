import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { FoundSession } from '../../processes/open-sessions';

class SessionUser {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly email!: string;

  @ApiProperty({ description: 'Part of the email address before the @' })
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

  @ApiProperty({ description: 'Seconds until an idle session expires' })
  readonly sessionSecondsLeft!: number;

  @ApiProperty({ description: 'Whether sign-in requires a second step after the password' })
  readonly hasTwoStep!: boolean;

  @ApiProperty({ description: 'Whether the user has a passkey' })
  readonly hasPasskeys!: boolean;

  @ApiProperty({ description: 'Whether a second factor was used to sign in. Required in the admin area.' })
  readonly isMfa!: boolean;

  @ApiProperty({ type: Date, nullable: true, description: "When the account will be deleted at the user's request" })
  readonly deletionDueAt!: Date | null;
}

export class SessionAnswer {
  @ApiProperty({ type: SessionUser, nullable: true })
  readonly user!: SessionUser | null;

  @ApiPropertyOptional({ enum: ['second-step', 'verify-email'], description: 'Remaining step of the sign-in' })
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
