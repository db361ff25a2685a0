import { Config, type EventMetadata, HandlesEvent, type EventHandler } from '@casewright/platform';
import { SLA_DAYS, type SlaDays } from '@casewright/rules';
import { CommandBus } from '@nestjs/cqrs';
import { IsIn, IsInt, IsOptional, IsString, IsUUID } from 'class-validator';
import { CasesOfSellers } from '../../queries/cases-of-sellers';
import { AnnounceCase } from '../../commands/announce-case';
import type { CaseFacts } from '../../domain/case-messages';

export class CaseStartedPayload implements CaseFacts {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsInt()
  readonly totalCredits!: number;

  @IsString()
  readonly comparison!: string;

  @IsOptional()
  @IsIn(SLA_DAYS)
  readonly slaDays?: SlaDays;
}

@HandlesEvent({ event: 'case-pricing.case-started', name: 'messaging.tell-of-case-when-started' })
export class AnnounceCaseWhenStarted implements EventHandler<CaseStartedPayload> {
  readonly payload = CaseStartedPayload;

  constructor(
    private readonly commands: CommandBus,
    private readonly cases: CasesOfSellers,
    private readonly config: Config,
  ) {}

  async handle(started: CaseStartedPayload, { eventId }: EventMetadata): Promise<void> {
    const name = (await this.cases.find(started.caseId))?.name ?? started.comparison;
    await this.commands.execute(new AnnounceCase(eventId, { ...started, name }, `${this.config.brand.name} team`));
  }
}
