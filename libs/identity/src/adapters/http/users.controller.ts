import {
  Access,
  Choice,
  type CountedPage,
  csvAnswer,
  CsvRoute,
  ListRoute,
  pageOf,
  selectionQuery,
} from '@casewright/platform';
import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { ExportUsers } from '../../queries/export-users';
import { type ListedUser, ListUsers, USERS } from '../../queries/list-users';

const YES_NO = ['yes', 'no'] as const;

class ExportUsersQuery extends selectionQuery(USERS) {
  @Choice(YES_NO, 'Filters by verified email address')
  readonly verified?: (typeof YES_NO)[number];
}

class UsersQuery extends pageOf(ExportUsersQuery) {}

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

  @ListRoute('list-users', ListedUserAnswer, 'All users except admins')
  list(@Query() query: UsersQuery): Promise<CountedPage<ListedUser>> {
    return this.queries.execute(new ListUsers(selectionOf(query), query.before));
  }

  @CsvRoute('export-users')
  async export(@Query() query: ExportUsersQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportUsers(selectionOf(query))), 'users');
  }
}

const selectionOf = ({ search, verified, sort }: ExportUsersQuery) => ({
  search,
  isVerified: verified && verified === 'yes',
  sort,
});
