import { Access, CurrentPrincipal, type Page, pageAnswer, PageQuery, type Principal } from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { SetContactAnswered } from '../../commands/set-contact-answered';
import { ListContactSubmissions, type ListedContactSubmission } from '../../queries/list-contact-submissions';

class ContactSubmissionAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty()
  readonly email!: string;

  @ApiProperty({ example: '+14155550100' })
  readonly phone!: string;

  @ApiProperty({ description: 'Plain text' })
  readonly message!: string;

  @ApiProperty()
  readonly createdAt!: Date;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'ID of the user with this email address' })
  readonly userId!: string | null;

  @ApiProperty({ type: Date, nullable: true })
  readonly answeredAt!: Date | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly answeredBy!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Email address; null for a deleted account' })
  readonly answerer!: string | null;
}

class ContactAnsweredBody {
  @ApiProperty()
  @IsBoolean()
  readonly isAnswered!: boolean;
}

@ApiTags('messaging')
@Controller('admin/contact-submissions')
@Access('admin')
export class ContactSubmissionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'list-contact-submissions' })
  @ApiOkResponse({ type: pageAnswer(ContactSubmissionAnswer) })
  list(@Query() { before }: PageQuery): Promise<Page<ListedContactSubmission>> {
    return this.queries.execute(new ListContactSubmissions(before));
  }

  @Put(':id/answered')
  @HttpCode(204)
  @ApiOperation({ operationId: 'set-contact-answered', summary: 'Keeps the first admin who answered' })
  @ApiNoContentResponse()
  async setAnswered(
    @CurrentPrincipal() { userId }: Principal,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { isAnswered }: ContactAnsweredBody,
  ): Promise<void> {
    await this.commands.execute(new SetContactAnswered(id, isAnswered, userId));
  }
}
