import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { People, type Person } from './people';

/** Admins by name, for assigning conversations. */
export class ListTeam extends Query<readonly Person[]> {}

@QueryHandler(ListTeam)
export class ListTeamHandler implements IQueryHandler<ListTeam> {
  constructor(private readonly people: People) {}

  async execute(): Promise<readonly Person[]> {
    const admins = await this.people.admins();
    return admins.toSorted((one, other) => one.name.localeCompare(other.name));
  }
}
