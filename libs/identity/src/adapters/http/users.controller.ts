import { Access, type CountedPage, countedPageAnswer, CSV_TYPE, Cursor, RateLimit, Text } from '@casewright/platform';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ExportUsers } from '../../queries/export-users';
import { type ListedUser, ListUsers, USERS } from '../../queries/list-users';

const YES_NO = ['yes', 'no'] as const;

class ExportUsersQuery {
  @Text({ max: 100, optional: true })
  readonly search?: string;

  @ApiPropertyOptional({ enum: YES_NO, description: 'With a verified email address, or without' })
  @IsOptional()
  @IsIn(YES_NO)
  readonly verified?: (typeof YES_NO)[number];

  @ApiPropertyOptional({ enum: USERS.sorts, description: 'With a minus, descending; newest first without' })
  @IsOptional()
  @IsIn(USERS.sorts)
  readonly sort?: string;
}

class UsersQuery extends ExportUsersQuery {
  @Cursor()
  readonly before?: string;
}

class ListedUserAnswer implements ListedUser {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly firstName!: string;

  @ApiProperty()
  readonly lastName!: string;

  @ApiProperty()
  readonly email!: string;

  @ApiProperty()
  readonly emailVerified!: boolean;

  @ApiProperty()
  readonly joinedAt!: Date;
}

@ApiTags('identity')
@Controller('admin/users')
@Access('admin')
export class UsersController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ operationId: 'list-users', summary: 'Without admins' })
  @ApiOkResponse({ type: countedPageAnswer(ListedUserAnswer) })
  list(@Query() query: UsersQuery): Promise<CountedPage<ListedUser>> {
    return this.queries.execute(new ListUsers(selectionOf(query), query.before));
  }

  @Get('csv')
  @RateLimit({ name: 'export-users', points: 20, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'export-users', summary: 'All pages of the list as a CSV file' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async export(@Query() query: ExportUsersQuery): Promise<StreamableFile> {
    return new StreamableFile(await this.queries.execute(new ExportUsers(selectionOf(query))), {
      type: CSV_TYPE,
      disposition: 'attachment; filename="users.csv"',
    });
  }
}

const selectionOf = ({ search, verified, sort }: ExportUsersQuery) => ({
  search,
  isVerified: verified && verified === 'yes',
  sort,
});
