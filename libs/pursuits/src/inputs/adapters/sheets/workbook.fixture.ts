import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  readonly path: string;
  readonly content: Uint8Array;
  /** A false unpacked size to declare. */
  readonly claims?: number;
}

export function archiveOf(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content, claims = content.length } of entries) {
    const packed = deflateRawSync(content);
    const name = Buffer.from(path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims, 18);
    facts.writeUInt16LE(name.length, 22);
    const at = Buffer.alloc(14);
    at.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, at.subarray(0, 14), name);
    const part = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, name, packed]);
    parts.push(part);
    offset += part.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** @param sheets XML by name */
export const workbookOf = (sheets: Readonly<Record<string, string>>, more: readonly Entry[] = []): Buffer => {
  const names = Object.keys(sheets);
  return archiveOf([
    xml(
      'xl/workbook.xml',
      `<workbook xmlns:r="${OFFICE}"><sheets>${names.map((name, n) => `<sheet name="${name}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    ),
    xml(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${names.map((_, n) => `<Relationship Id="rId${n}" Target="worksheets/sheet${n}.xml"/>`).join('')}</Relationships>`,
    ),
    ...names.map((name, n) =>
      xml(`xl/worksheets/sheet${n}.xml`, `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`),
    ),
    ...more,
  ]);
};

export const xml = (path: string, content: string): Entry => ({ path, content: Buffer.from(content) });
