import { Access, type Page, pageAnswer, PageQuery } from '@casewright/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
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
}

@ApiTags('messaging')
@Controller('admin/contact-submissions')
export class ContactSubmissionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'list-contact-submissions' })
  @ApiOkResponse({ type: pageAnswer(ContactSubmissionAnswer) })
  list(@Query() { before }: PageQuery): Promise<Page<ListedContactSubmission>> {
    return this.queries.execute(new ListContactSubmissions(before));
  }
}
