import { GeneratedFiles } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { DeliverVersion } from '../commands/deliver-version';
import type { DocumentCopy } from '../domain/document';
import { DocumentsNotReady } from '../domain/value-model.errors';
import { FindDocument } from '../queries/find-document';
import { ListDocuments } from '../queries/list-documents';

/** Delivers a version once its documents are made. Copies without a delivery are deleted within an hour. */
@Injectable()
export class DeliverDocuments {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly files: GeneratedFiles,
  ) {}

  /** @throws DocumentsNotReady, and the errors of DeliverVersion */
  async run(caseId: string, byId: string, number: string, note: string): Promise<void> {
    const provider = { id: byId, isProvider: true };
    const documents = await this.queries.execute(new ListDocuments(provider, caseId, number));
    const delivered = documents.filter(({ isDelivered }) => isDelivered);
    if (delivered.some(({ file }) => !file)) throw new DocumentsNotReady();
    const copies = delivered.map(async ({ kind }): Promise<DocumentCopy> => {
      const { id, name, type } = await this.queries.execute(new FindDocument(provider, caseId, number, kind));
      return { name, type: type ?? '', bytes: await this.files.copy(id) };
    });
    await this.commands.execute(new DeliverVersion(caseId, byId, number, note, await Promise.all(copies)));
  }
}
