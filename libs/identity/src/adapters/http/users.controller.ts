import { Access, Text } from '@casewright/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ListUsers, MAX_PAGE, type UserPage } from '../../queries/list-users';

class ListUsersParameters {
  @Text({ max: 100, optional: true })
  readonly search?: string;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: MAX_PAGE, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE)
  readonly page?: number;
}

class ListedUserAnswer {
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

class UserPageAnswer {
  @ApiProperty({ type: [ListedUserAnswer] })
  readonly rows!: readonly ListedUserAnswer[];

  @ApiProperty({ description: 'Counted up to 10,000.' })
  readonly total!: number;

  @ApiProperty()
  readonly page!: number;

  @ApiProperty()
  readonly pageSize!: number;
}

@ApiTags('identity')
@Controller('admin/users')
export class UsersController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'list-users' })
  @ApiOkResponse({ type: UserPageAnswer })
  list(@Query() { search = '', page = 1 }: ListUsersParameters): Promise<UserPage> {
    return this.queries.execute(new ListUsers(search, page));
  }
}
