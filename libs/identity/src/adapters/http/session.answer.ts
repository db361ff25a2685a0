import { ApiProperty } from '@nestjs/swagger';
import type { FoundSession } from './open-sessions';

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
}

export class SessionAnswer {
  @ApiProperty({ type: SessionUser, nullable: true })
  readonly user!: SessionUser | null;

  static of(session: FoundSession | undefined): SessionAnswer {
    if (!session) return { user: null };
    const { userId, email, firstName, lastName, isAdmin, emailVerified, createdAt, secondsLeft } = session;
    const [name = ''] = email.split('@');
    return {
      user: {
        id: userId,
        email,
        name,
        firstName,
        lastName,
        isAdmin,
        emailVerified,
        createdAt,
        sessionSecondsLeft: secondsLeft,
      },
    };
  }
}
