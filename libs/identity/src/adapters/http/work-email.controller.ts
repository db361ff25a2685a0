import { Access, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { WorkEmail } from '../email-domains/work-email';

/** Longer than any address, so that sign-up's own rule words the error. */
const TYPED_MAX_LENGTH = 1_000;

class CheckWorkEmailBody {
  @Text({ max: TYPED_MAX_LENGTH, example: 'sam@acme.example' })
  readonly email!: string;
}

class CheckWorkEmailAnswer {
  @ApiProperty({ type: String, nullable: true, description: "Why the email address can't be used to sign up" })
  readonly error!: string | null;
}

@ApiTags('identity')
@Controller('check-work-email')
export class WorkEmailController {
  constructor(private readonly workEmail: WorkEmail) {}

  /** Checks the domain as sign-up does. Reveals nothing about accounts. */
  @Post()
  @HttpCode(200)
  @Access('anyone')
  @RateLimit({ name: 'check-work-email', points: 120, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'check-work-email' })
  @ApiOkResponse({ type: CheckWorkEmailAnswer })
  check(@Body() { email }: CheckWorkEmailBody): CheckWorkEmailAnswer {
    return { error: this.workEmail.failureOf(email) ?? null };
  }
}
