import { Module } from '@nestjs/common';
import { DefaultLibraryController } from './adapters/http/default-library.controller';
import { DefaultVersionsController } from './adapters/http/default-versions.controller';
import { SqlDefaultLibrary } from './adapters/persistence/sql-default-library';
import { DiscardDefaultVersionHandler } from './commands/discard-default-version';
import { DraftDefaultVersionHandler } from './commands/draft-default-version';
import { ImportDefaultsHandler } from './commands/import-defaults';
import { PublishDefaultVersionHandler } from './commands/publish-default-version';
import { DefaultLibrary } from './domain/default-library.repository';
import { CompareDefaultVersionHandler, TryDefaultImportHandler } from './queries/compare-defaults';
import { GetDefaultLibraryHandler } from './queries/get-default-library';
import { GetPublishedDefaultsHandler } from './queries/get-published-defaults';
import { ExportDefaultsHandler, ListDefaultsHandler } from './queries/list-defaults';

const commands = [
  DraftDefaultVersionHandler,
  ImportDefaultsHandler,
  PublishDefaultVersionHandler,
  DiscardDefaultVersionHandler,
];
const queries = [
  GetDefaultLibraryHandler,
  GetPublishedDefaultsHandler,
  ListDefaultsHandler,
  ExportDefaultsHandler,
  CompareDefaultVersionHandler,
  TryDefaultImportHandler,
];

/** The provider's library of defaults. */
@Module({
  controllers: [DefaultLibraryController, DefaultVersionsController],
  providers: [...commands, ...queries, { provide: DefaultLibrary, useClass: SqlDefaultLibrary }],
  exports: [DefaultLibrary],
})
export class DefaultsModule {}
