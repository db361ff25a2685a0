import { Access } from '@casewright/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { type ContactSubmissionPage, ListContactSubmissions } from '../../queries/list-contact-submissions';

class ListContactSubmissionsParameters {
  @ApiPropertyOptional({ description: '`next` of the page before.' })
  @IsOptional()
  @Matches(/^\d{1,18}$/, { message: 'before must be the next of a page' })
  readonly before?: string;
}

class ContactSubmissionAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty()
  readonly email!: string;

  @ApiProperty({ example: '+14155550100' })
  readonly phone!: string;

  @ApiProperty({ description: 'Plain text.' })
  readonly message!: string;

  @ApiProperty()
  readonly createdAt!: Date;
}

class ContactSubmissionPageAnswer {
  @ApiProperty({ type: [ContactSubmissionAnswer] })
  readonly rows!: readonly ContactSubmissionAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'Asks for the next page as `before`; null at the end.' })
  readonly next!: string | null;
}

@ApiTags('messaging')
@Controller('admin/contact-submissions')
export class ContactSubmissionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'list-contact-submissions' })
  @ApiOkResponse({ type: ContactSubmissionPageAnswer })
  list(@Query() { before }: ListContactSubmissionsParameters): Promise<ContactSubmissionPage> {
    return this.queries.execute(new ListContactSubmissions(before));
  }
}
