import { Events } from '@casewright/kernel';
import type { ColumnPlaces } from '@casewright/rules';
import type { ChosenUnits } from '@casewright/rules/intake';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InputMapped } from '../domain/input.events';
import { LockedChecklists } from './locked-checklists';

/** Sets which column is which. The file is read again. */
export class MapInputColumns extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
    readonly key: string,
    readonly sheet: string,
    readonly columns: ColumnPlaces,
    readonly units: ChosenUnits,
  ) {
    super();
  }
}

@CommandHandler(MapInputColumns)
export class MapInputColumnsHandler implements ICommandHandler<MapInputColumns> {
  constructor(
    private readonly locked: LockedChecklists,
    private readonly events: Events,
  ) {}

  /** @throws CaseNotFound, InputNotFound, InputNotChangeable, InvalidMapping, UnitMissing */
  execute({ ownerId, caseId, key, sheet, columns, units }: MapInputColumns): Promise<void> {
    return this.locked.change(caseId, ownerId, ({ checklist, at }) => {
      this.events.record(new InputMapped(checklist.map(key, sheet, columns, units), at));
    });
  }
}
