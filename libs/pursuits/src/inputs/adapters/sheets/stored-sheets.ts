import { FileContents } from '@casewright/platform';
import { FILE_TYPES } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import type { SheetRow } from '../../domain/read-sheet';
import { type SheetFile, SheetRows } from '../../processes/sheet-rows';
import { readCsv } from './csv-rows';
import { readXlsx } from './xlsx-rows';

@Injectable()
export class StoredSheets extends SheetRows {
  constructor(private readonly contents: FileContents) {
    super();
  }

  read(file: SheetFile, take: (row: SheetRow) => void): Promise<void> {
    return file.type === FILE_TYPES.xlsx
      ? readXlsx(this.contents, file, take)
      : readCsv(this.contents.read(file.id), take);
  }
}
