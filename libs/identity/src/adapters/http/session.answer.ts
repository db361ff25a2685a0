import { ApiProperty } from '@nestjs/swagger';
import type { SessionView } from '../../queries/get-session';

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
}

export class SessionAnswer {
  @ApiProperty({ type: SessionUser, nullable: true })
  readonly user!: SessionUser | null;

  static of(session: SessionView | undefined): SessionAnswer {
    if (!session) return { user: null };
    const { userId, email, firstName, lastName, isAdmin, emailVerified, createdAt } = session;
    const [name = ''] = email.split('@');
    return { user: { id: userId, email, name, firstName, lastName, isAdmin, emailVerified, createdAt } };
  }
}
