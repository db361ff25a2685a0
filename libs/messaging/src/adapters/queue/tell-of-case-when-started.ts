import { Config, type Happening, Reaction, type Reacts } from '@casewright/platform';
import { SLA_DAYS, type SlaDays } from '@casewright/rules';
import { CommandBus } from '@nestjs/cqrs';
import { IsIn, IsInt, IsOptional, IsString, IsUUID } from 'class-validator';
import { AnnounceCase } from '../../commands/announce-case';
import type { CaseNews } from '../../domain/case-letters';

export class CaseStartedNews implements CaseNews {
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

@Reaction('case-pricing.case-started')
export class TellOfCaseWhenStarted implements Reacts<CaseStartedNews> {
  readonly news = CaseStartedNews;

  constructor(
    private readonly commands: CommandBus,
    private readonly config: Config,
  ) {}

  async react(news: CaseStartedNews, { eventId }: Happening): Promise<void> {
    await this.commands.execute(new AnnounceCase(eventId, news, `${this.config.brand.name} team`));
  }
}
