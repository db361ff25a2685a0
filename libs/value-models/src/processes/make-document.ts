import { GeneratedFiles } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { DelayDocument } from '../commands/delay-document';
import { SaveDocument } from '../commands/save-document';
import { type DocumentKind, formOf } from '../domain/document';
import { DocumentMaker } from './document-maker';
import { FindVersionToDocument } from '../queries/find-version-to-document';

/** Makes one document of a version. After a crash, a second run makes what is missing. */
@Injectable()
export class MakeDocument {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly maker: DocumentMaker,
    private readonly files: GeneratedFiles,
  ) {}

  /** @throws if the document could not be made, so that the event is delivered again */
  async run(versionId: string, kind: DocumentKind): Promise<void> {
    const version = await this.queries.execute(new FindVersionToDocument(versionId, kind));
    if (!version) return;
    const { caseId, caseNumber, ownerId, snapshot } = version;
    try {
      const bytes = await this.files.put(await this.maker.make(kind, snapshot));
      const document = { versionId, kind, ownerId, ...formOf(kind, caseNumber, snapshot), bytes };
      await this.commands.execute(new SaveDocument(caseId, document));
    } catch (error) {
      await this.commands.execute(new DelayDocument(caseId, ownerId, versionId, kind));
      throw error;
    }
  }
}
