import { type CsvColumns, type CsvFile, Lists } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { filtersOf, type ListedUser, USERS, type UserSelection } from './list-users';

export class ExportUsers extends Query<CsvFile> {
  constructor(readonly selection: UserSelection) {
    super();
  }
}

const columns: CsvColumns<ListedUser> = {
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => lastName,
  'Contact email': ({ email }) => email,
  Verified: ({ emailVerified }) => (emailVerified ? 'yes' : 'no'),
  'User ID': ({ id }) => id,
  Joined: ({ joinedAt }) => joinedAt.toISOString(),
};

@QueryHandler(ExportUsers)
export class ExportUsersHandler implements IQueryHandler<ExportUsers> {
  constructor(private readonly lists: Lists) {}

  async execute({ selection: { sort, ...rest } }: ExportUsers): Promise<CsvFile> {
    return this.lists.csv(USERS, { values: [], filters: filtersOf(rest), sort }, columns);
  }
}
