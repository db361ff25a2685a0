import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import { prepared, SqlReader } from '../persistence/sql-reader';
import { contentType, HEAD_BYTES, OfficeProtection, type Protection } from './content-type';
import { FileContents } from './file-contents';
import { type Findings, SettleFile } from './settle-file';
import { VirusScanner } from './virus-scanner';

interface Row {
  readonly name: string;
  readonly allowed: readonly string[];
}

const checking = prepared<Row>(
  'platform.file-to-check',
  `select name, allowed from platform.files where id = $1 and state = 'checking'`,
);

const PROTECTED_TEXTS: Readonly<Record<Protection, string>> = {
  password:
    'is protected with a password. Remove the password (in Excel: File > Info > Protect Workbook > Encrypt with Password), save the file, and upload it again.',
  label:
    'is encrypted by a sensitivity label. Choose a label without encryption (in Excel: Home > Sensitivity), or save the sheet as CSV, and upload it again.',
};

/** Checks the content of an uploaded file. Idempotent. */
@Injectable()
export class CheckFile {
  constructor(
    private readonly reader: SqlReader,
    private readonly contents: FileContents,
    private readonly scanner: VirusScanner,
    private readonly commands: CommandBus,
  ) {}

  async run(fileId: string): Promise<void> {
    const [file] = await this.reader.read(checking, [fileId]);
    if (file) await this.commands.execute(new SettleFile(fileId, await this.findingsOf(fileId, file)));
  }

  private async findingsOf(fileId: string, { name, allowed }: Row): Promise<Findings> {
    const { head, sha256, protection } = await this.digest(fileId);
    const type = await contentType(head, name);
    const isProtected = protection.of(type);
    if (isProtected) return { problem: `${name} ${PROTECTED_TEXTS[isProtected]}` };
    if (!type || !allowed.includes(type)) return { problem: `${name} is not a type of file we can accept.` };
    const virus = await this.scanner.findingIn(this.contents.read(fileId));
    return virus ? { problem: `${name} was refused by our virus scanner: ${virus}.` } : { type, sha256 };
  }

  private async digest(
    fileId: string,
  ): Promise<{ readonly head: Uint8Array; readonly sha256: string; readonly protection: OfficeProtection }> {
    const protection = new OfficeProtection();
    const hash = createHash('sha256');
    const head: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of this.contents.read(fileId)) {
      const bytes = chunk as Uint8Array;
      hash.update(bytes);
      protection.add(bytes);
      if (length < HEAD_BYTES) head.push(bytes.subarray(0, HEAD_BYTES - length));
      length += bytes.length;
    }
    return { head: Buffer.concat(head), sha256: hash.digest('hex'), protection };
  }
}
