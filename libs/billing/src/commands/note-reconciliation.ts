import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Reconciliation } from '../domain/reconciliation';
import { Reconciliations } from '../domain/reconciliation.repository';

export class NoteReconciliation extends Command<void> {
  constructor(readonly reconciliation: Reconciliation) {
    super();
  }
}

@CommandHandler(NoteReconciliation)
export class NoteReconciliationHandler implements ICommandHandler<NoteReconciliation> {
  constructor(private readonly reconciliations: Reconciliations) {}

  async execute({ reconciliation }: NoteReconciliation): Promise<void> {
    await this.reconciliations.add(reconciliation);
  }
}
