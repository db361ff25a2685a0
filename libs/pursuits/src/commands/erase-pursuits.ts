import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Pursuits } from '../domain/pursuit.repository';

/** For an account that is deleted. */
export class ErasePursuits extends Command<void> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@CommandHandler(ErasePursuits)
export class ErasePursuitsHandler implements ICommandHandler<ErasePursuits> {
  constructor(private readonly pursuits: Pursuits) {}

  execute({ ownerId }: ErasePursuits): Promise<void> {
    return this.pursuits.erase(ownerId);
  }
}
