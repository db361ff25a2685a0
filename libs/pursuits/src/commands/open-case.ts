import { Clock } from '@casewright/kernel';
import { type CaseTerms, NO_FACTS, proposedPursuit } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Case } from '../domain/case';
import { CaseNotStartable } from '../domain/case.errors';
import { Cases } from '../domain/case.repository';
import { companyDomainOf } from '../domain/company-domain';
import { Pursuit } from '../domain/pursuit';
import { PursuitNotFound } from '../domain/pursuit.errors';
import { Pursuits } from '../domain/pursuit.repository';

/** A registered pursuit, or the names to register a new one. */
export interface PursuitOfCase {
  readonly id?: string | undefined;
  readonly prospect?: string | undefined;
  readonly opportunity?: string | undefined;
}

export interface OpenedCase {
  readonly pursuitId: string;
}

/** Starts the work of a paid case. Registers the pursuit if needed. */
export class OpenCase extends Command<OpenedCase> {
  constructor(
    readonly seller: { readonly id: string; readonly email: string },
    readonly started: { readonly id: string; readonly title: string; readonly terms: CaseTerms },
    readonly pursuit: PursuitOfCase,
  ) {
    super();
  }
}

@CommandHandler(OpenCase)
export class OpenCaseHandler implements ICommandHandler<OpenCase> {
  constructor(
    private readonly pursuits: Pursuits,
    private readonly cases: Cases,
    private readonly clock: Clock,
  ) {}

  async execute({ seller, started: { id, title, terms }, pursuit: wanted }: OpenCase): Promise<OpenedCase> {
    const now = this.clock.now();
    const pursuit = wanted.id
      ? await this.registered(seller.id, wanted.id, now)
      : newPursuit(seller, terms, wanted, now);
    await this.pursuits.save(pursuit);
    await this.cases.add(Case.start(id, pursuit.id, seller.id, title, terms, now));
    return { pursuitId: pursuit.id };
  }

  private async registered(ownerId: string, id: string, now: Date): Promise<Pursuit> {
    const found = await this.pursuits.findForUpdate(ownerId, id);
    if (!found) throw new PursuitNotFound();
    if (found.state.stage !== 'registered') throw new CaseNotStartable();
    found.runCase(now);
    return found;
  }
}

function newPursuit(
  seller: OpenCase['seller'],
  { selections }: CaseTerms,
  { prospect = '', opportunity }: PursuitOfCase,
  now: Date,
): Pursuit {
  const proposed = proposedPursuit(selections);
  const facts = { ...NO_FACTS, ...proposed, prospect, opportunity: opportunity?.trim() || proposed.opportunity };
  const pursuit = Pursuit.draft(seller.id, facts, now);
  pursuit.registerWithCase(facts, companyDomainOf(seller.email), now);
  return pursuit;
}
