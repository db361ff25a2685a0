import { Clock } from '@casewright/kernel';
import { type PursuitFacts, quarterOf } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { companyDomainOf } from '../domain/company-domain';
import { Pursuit } from '../domain/pursuit';
import { ColleagueRegistered } from '../domain/pursuit.errors';
import { Pursuits } from '../domain/pursuit.repository';

export interface RegisteredPursuit {
  readonly id: string;
}

/** Registers a pursuit. The seller's draft, if any, becomes the pursuit. */
export class RegisterPursuit extends Command<RegisteredPursuit> {
  constructor(
    readonly seller: { readonly id: string; readonly email: string },
    readonly facts: PursuitFacts,
    /** Whether the seller confirmed that a colleague's pursuit is a different opportunity. */
    readonly isAnotherOpportunity = false,
  ) {
    super();
  }
}

@CommandHandler(RegisterPursuit)
export class RegisterPursuitHandler implements ICommandHandler<RegisterPursuit> {
  constructor(
    private readonly pursuits: Pursuits,
    private readonly clock: Clock,
  ) {}

  async execute({ seller, facts, isAnotherOpportunity }: RegisterPursuit): Promise<RegisteredPursuit> {
    const now = this.clock.now();
    const companyDomain = companyDomainOf(seller.email);
    const pursuit = (await this.pursuits.findDraftForUpdate(seller.id)) ?? Pursuit.draft(seller.id, facts, now);
    pursuit.register(facts, companyDomain, now);

    const { prospect, expectedClose } = pursuit.state.facts;
    const quarter = quarterOf(expectedClose ?? '');
    const registration = { ownerId: seller.id, companyDomain, prospect, quarter };
    const isTaken = await this.pursuits.isRegisteredByColleague(registration);
    if (isTaken && !isAnotherOpportunity) throw new ColleagueRegistered();

    await this.pursuits.save(pursuit);
    return { id: pursuit.id };
  }
}
