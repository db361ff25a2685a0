import { type DynamicModule, Module } from '@nestjs/common';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config';
import { CheckFile } from './check-file';
import { CheckFileWhenUploaded } from './check-file-when-uploaded';
import { FileContents } from './file-contents';
import { FileStore } from './file-store';
import { Files } from './files';
import { FolderFileStore } from './folder-file-store';
import { SavePieceHandler } from './save-piece';
import { GeneratedFiles } from './generated-files';
import { S3FileStore } from './s3-file-store';
import { SettleFileHandler } from './settle-file';
import { SweepFiles } from './sweep-files';
import { UploadPieces } from './upload-pieces';
import { UploadsController } from './uploads.controller';
import { VirusScanner } from './virus-scanner';

/** Stores uploads. Each context adds its files and authorizes access to them. */
@Module({})
export class FilesModule {
  static forRoot({ filesUrl }: Config, process: 'api' | 'worker'): DynamicModule {
    const store = { provide: FileStore, useFactory: () => storeAt(filesUrl) };
    const ofProcess =
      process === 'api'
        ? { controllers: [UploadsController], providers: [UploadPieces] }
        : { providers: [CheckFile, CheckFileWhenUploaded, SweepFiles, VirusScanner] };
    return {
      module: FilesModule,
      global: true,
      ...ofProcess,
      providers: [
        store,
        Files,
        FileContents,
        GeneratedFiles,
        SavePieceHandler,
        SettleFileHandler,
        ...ofProcess.providers,
      ],
      exports: [FileStore, Files, FileContents, GeneratedFiles],
    };
  }
}

/** @param url `file:` folder or S3 bucket */
export const storeAt = (url: string): FileStore =>
  url.startsWith('file:') ? new FolderFileStore(fileURLToPath(url)) : new S3FileStore(url);
