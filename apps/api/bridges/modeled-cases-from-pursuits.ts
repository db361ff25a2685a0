import { FindUser, GetAdminUserIds } from '@casewright/identity';
import { FindCase, ListInputs, LockCase, ReleaseDocuments } from '@casewright/pursuits';
import { CONTACT_ROLE_LABELS, type ContactRole } from '@casewright/rules';
import type { ProvidedInput } from '@casewright/rules/model-templates';
import { type CasesToModel, type ModeledCase, ModeledCases } from '@casewright/value-models';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';

/** Roles that a case is written for, in order of preference. */
const DECIDERS: readonly ContactRole[] = ['finance-director', 'executive-sponsor'];

@Injectable()
export class ModeledCasesFromPursuits extends ModeledCases implements CasesToModel {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  async find(caseId: string): Promise<ModeledCase | undefined> {
    const found = await this.queries.execute(new FindCase(caseId));
    if (!found) return undefined;
    const { terms, contacts, ...modeled } = found;
    const reader = DECIDERS.map((role) => contacts.find((contact) => contact.role === role)).find(Boolean);
    const { name = '', role = null } = reader ?? contacts[0] ?? {};
    const position = role ? CONTACT_ROLE_LABELS[role] : '';
    return { ...modeled, selections: terms.selections, reader: { name, position } };
  }

  lock(caseId: string): Promise<Pick<ModeledCase, 'ownerId' | 'state'> | undefined> {
    return this.commands.execute(new LockCase(caseId));
  }

  release(caseId: string): Promise<void> {
    return this.commands.execute(new ReleaseDocuments(caseId));
  }

  async inputsOf(caseId: string): Promise<readonly ProvidedInput[]> {
    const inputs = await this.queries.execute(new ListInputs(caseId));
    return inputs.map(({ key, title, answers, state, reading, file, providedAt }) => ({
      ...{ key, title, answers },
      // What looks implausible is asked before it is taken.
      reading: state === 'questions' ? null : reading,
      file: file && { id: file.id, name: file.name },
      providedOn: providedAt && providedAt.toISOString().slice(0, 10),
    }));
  }

  async nameOf(userId: string): Promise<string> {
    const user = await this.queries.execute(new FindUser(userId));
    return user ? `${user.firstName} ${user.lastName}` : '';
  }

  providerIds(): Promise<readonly string[]> {
    return this.queries.execute(new GetAdminUserIds());
  }
}
