import {
  Access,
  CurrentPrincipal,
  CurrentUser,
  type Principal,
  RateLimit,
  Text,
  networkOf,
} from '@casewright/platform';
import { EMAIL_MAX_LENGTH } from '@casewright/rules';
import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CancelEmailChange } from '../../commands/cancel-email-change';
import { ChangeEmail } from '../../processes/change-email';
import { GetEmailChange } from '../../queries/get-email-change';
import { CodeField } from '../../../adapters/http/code-field';
import { PASSWORD_FIELD_MAX_LENGTH } from '../../../adapters/http/sign-in.body';

class RequestEmailChangeBody {
  @Text({ max: EMAIL_MAX_LENGTH, example: 'sam@acme.example' })
  readonly email!: string;

  @Text({ max: PASSWORD_FIELD_MAX_LENGTH })
  readonly password!: string;
}

class ConfirmEmailChangeBody {
  @CodeField()
  readonly code!: string;
}

class ConfirmByLinkBody {
  @Text({ max: 100 })
  readonly token!: string;
}

class WaitingEmailChangeAnswer {
  @ApiProperty()
  readonly email!: string;

  @ApiProperty()
  readonly requestedAt!: Date;

  @ApiProperty({ description: 'Seconds until another code can be requested' })
  readonly retryAfterSeconds!: number;
}

class EmailChangeAnswer {
  @ApiProperty({ type: WaitingEmailChangeAnswer, nullable: true })
  readonly waiting!: WaitingEmailChangeAnswer | null;
}

/** Gives the same answer in the same time whether or not the new address has an account. */
@ApiTags('identity')
@Controller('account/email-change')
@Access('verified')
export class EmailChangeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly changing: ChangeEmail,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-email-change' })
  @ApiOkResponse({ type: EmailChangeAnswer })
  async show(@CurrentUser() userId: string): Promise<EmailChangeAnswer> {
    return { waiting: (await this.queries.execute(new GetEmailChange(userId))) ?? null };
  }

  /** Replaces a pending change. */
  @Post()
  @HttpCode(204)
  @ApiOperation({ operationId: 'request-email-change' })
  @ApiNoContentResponse()
  async request(
    @CurrentPrincipal() principal: Principal,
    @Body() { email, password }: RequestEmailChangeBody,
  ): Promise<void> {
    await this.changing.request(principal, email, password);
  }

  @Post('code')
  @HttpCode(204)
  @ApiOperation({ operationId: 'send-email-change-code' })
  @ApiNoContentResponse()
  async sendCode(@CurrentUser() userId: string): Promise<void> {
    await this.changing.sendCode(userId);
  }

  @Post('confirm')
  @HttpCode(204)
  @RateLimit({ name: 'confirm-email-change', points: 60, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'confirm-email-change' })
  @ApiNoContentResponse()
  async confirm(
    @CurrentPrincipal() principal: Principal,
    @Body() { code }: ConfirmEmailChangeBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.changing.confirm(principal, code.trim(), networkOf(request.ip));
  }

  /** Called by the linked page, in any session of the account. */
  @Post('confirm-by-link')
  @HttpCode(204)
  @RateLimit({ name: 'confirm-email-change-by-link', points: 60, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'confirm-email-change-by-link' })
  @ApiNoContentResponse()
  async confirmByLink(@CurrentPrincipal() principal: Principal, @Body() { token }: ConfirmByLinkBody): Promise<void> {
    await this.changing.confirmByLink(principal, token);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ operationId: 'cancel-email-change' })
  @ApiNoContentResponse()
  async cancel(@CurrentUser() userId: string): Promise<void> {
    await this.commands.execute(new CancelEmailChange(userId));
  }
}
