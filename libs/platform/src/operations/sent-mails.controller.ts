import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../http/access';
import { MAILS_KEPT_DAYS } from '../mail/forget-old-mails';
import { ListSentMails, type SentMail } from './list-sent-mails';

class SentMailAnswer implements SentMail {
  @ApiProperty()
  readonly id!: string;

  @ApiProperty({ example: 'identity.mail-welcome' })
  readonly name!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Welcome to Casewright',
    description: 'Without codes, links and addresses. Null for mails sent before subjects were kept',
  })
  readonly subject!: string | null;

  @ApiProperty()
  readonly sentAt!: Date;
}

@ApiTags('operations')
@Controller('admin/users/:id/mails')
@Access('admin')
export class SentMailsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({
    operationId: 'list-mails-of-user',
    summary: `The 100 newest sent to the user's address in the last ${MAILS_KEPT_DAYS} days`,
  })
  @ApiOkResponse({ type: [SentMailAnswer] })
  list(@Param('id', ParseUUIDPipe) id: string): Promise<readonly SentMail[]> {
    return this.queries.execute(new ListSentMails(id));
  }
}
