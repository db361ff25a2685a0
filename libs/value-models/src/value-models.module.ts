import { liveHandlers } from '@casewright/platform';
import { Module } from '@nestjs/common';
import { ApproveVersionWhenCaseApproved } from './adapters/events/approve-version-when-case-approved';
import { DOCUMENT_HANDLERS } from './adapters/events/document-handlers';
import { AdminValueModelsController } from './adapters/http/admin-value-models.controller';
import { DocumentsController, VerificationController } from './adapters/http/documents.controller';
import { ValueModelsController } from './adapters/http/value-models.controller';
import { LIVE_TABLE } from './adapters/live/live-table';
import { SqlCaseModels } from './adapters/persistence/sql-case-models';
import { SqlComments } from './adapters/persistence/sql-comments';
import { SqlModelDocuments } from './adapters/persistence/sql-model-documents';
import { SqlModelVersions } from './adapters/persistence/sql-model-versions';
import { AddCommentHandler } from './commands/add-comment';
import { ApproveDeliveredVersionHandler } from './commands/approve-delivered-version';
import { ChangeEditorHandler } from './commands/change-editor';
import { DelayDocumentHandler } from './commands/delay-document';
import { DeliverVersionHandler } from './commands/deliver-version';
import { DefaultsModule } from './defaults/defaults.module';
import { DeliverDocuments } from './processes/deliver-documents';
import { EraseValueModelsHandler } from './commands/erase-value-models';
import { SaveDocumentHandler } from './commands/save-document';
import { MakeVersionHandler } from './commands/make-version';
import { ResolveCommentHandler } from './commands/resolve-comment';
import { RetryDocumentsHandler } from './commands/retry-documents';
import { SaveValueModelHandler } from './commands/save-value-model';
import { StartValueModelHandler } from './commands/start-value-model';
import { Comments } from './domain/comments.repository';
import { ModelDocuments } from './domain/documents.repository';
import { CaseModels } from './domain/value-model.repository';
import { ModelVersions } from './domain/versions.repository';
import { MakeDocument } from './processes/make-document';
import { FindDocumentHandler } from './queries/find-document';
import { FindVersionToDocumentHandler } from './queries/find-version-to-document';
import { GetValueModelHandler } from './queries/get-value-model';
import { GetValueModelsDataHandler } from './queries/get-value-models-data';
import { GetVersionHandler } from './queries/get-version';
import { VerifyDocumentHandler } from './queries/verify-document';
import { ListCommentsHandler } from './queries/list-comments';
import { ListDocumentsHandler } from './queries/list-documents';
import { ListReadersHandler } from './queries/list-readers';

const commands = [
  StartValueModelHandler,
  SaveValueModelHandler,
  ChangeEditorHandler,
  MakeVersionHandler,
  DeliverVersionHandler,
  ApproveDeliveredVersionHandler,
  AddCommentHandler,
  ResolveCommentHandler,
  EraseValueModelsHandler,
  SaveDocumentHandler,
  DelayDocumentHandler,
  RetryDocumentsHandler,
];
const queries = [
  GetValueModelHandler,
  GetVersionHandler,
  ListCommentsHandler,
  ListReadersHandler,
  GetValueModelsDataHandler,
  ListDocumentsHandler,
  FindDocumentHandler,
  FindVersionToDocumentHandler,
  VerifyDocumentHandler,
];

/** The application provides `ModeledCases`, `CasesToModel`, `CaseDeliverables`, `DocumentMaker` and `SampleCase`. */
@Module({
  imports: [DefaultsModule],
  controllers: [ValueModelsController, AdminValueModelsController, DocumentsController, VerificationController],
  providers: [
    ...commands,
    ...queries,
    DeliverDocuments,
    { provide: CaseModels, useClass: SqlCaseModels },
    { provide: ModelVersions, useClass: SqlModelVersions },
    { provide: Comments, useClass: SqlComments },
    { provide: ModelDocuments, useClass: SqlModelDocuments },
  ],
})
export class ValueModelsModule {}

@Module({
  imports: [ValueModelsModule],
  providers: [ApproveVersionWhenCaseApproved, MakeDocument, ...DOCUMENT_HANDLERS, ...liveHandlers(LIVE_TABLE)],
})
export class ValueModelsWorkerModule {}
