import { contentType, OfficeProtection } from './content-type';
import { fileName } from './file-name';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

describe('the type of a file', () => {
  it.each([
    ['a picture under any name', PNG, 'costs.csv', 'image/png'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'quote', 'application/pdf'],
    ['a CSV', Buffer.from('host,cores\nesx-1,32\n'), 'Hosts.CSV', 'text/csv'],
    ['a CSV with accents of Windows', Buffer.from([0x4e, 0xe9, 0x2c, 0x31, 0x0a]), 'a.csv', 'text/csv'],
    ['a CSV in UTF-16', Buffer.from('\ufeffhost;cores\n', 'utf16le'), 'a.csv', 'text/csv'],
    ['a page named .csv', Buffer.from('\ufeff \n<!DOCTYPE html><script>'), 'a.csv', 'text/html'],
    ['a drawing that can carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), 'a.csv', 'text/html'],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), 'a.csv', 'application/x-msdownload'],
    ['a PDF after an empty line', Buffer.from('\n%PDF-1.7\n%\u00ff'), 'design.pdf', 'application/pdf'],
    ['a PDF for a printer', Buffer.from('\u001b%-12345X@PJL\r\n%PDF-1.4\n'), 'quote.pdf', 'application/pdf'],
    ['a PDF after a byte order mark', Buffer.from('\ufeff%PDF-1.7\n'), 'quote.pdf', 'application/pdf'],
    ['a PDF after 1,024 bytes', Buffer.from(`${'\u0001'.repeat(1024)}%PDF-1.7\n`), 'quote.pdf', undefined],
    ['a CSV that names a PDF', Buffer.from('file\n%PDF-1.7\n'), 'a.csv', 'text/csv'],
    ['a page that names a PDF', Buffer.from('<html>%PDF-1.7'), 'a.pdf', 'text/html'],
    ...[
      ...[
        'BMC address',
        'MZ zone',
        'ID3',
        'solid state',
        'BEGIN:',
        'GIF89a',
        'RIFF',
        '8BPS',
        'OggS',
        'FLV',
        'Rar!',
        'II*',
      ],
      ...['MThd', 'wOFF', 'PAR1', 'SQLi', 'Obj\u0001'.slice(0, 3), 'BZh', 'Cr24', '{\\rt', '!<arch>', '%!PS'],
    ].map((word): [string, Buffer, string, string] => [
      `a CSV whose first header is ${word}`,
      Buffer.from(`${word},Host,Cores\na,esx-1,32\n`),
      'hosts.csv',
      'text/csv',
    ]),
    ['a CSV that ends with Control-Z', Buffer.from('host,cores\r\nesx-1,32\r\n\u001a\r\n'), 'a.csv', 'text/csv'],
    ['a CSV with Control-Z inside', Buffer.from('host\u001a,cores\r\nesx-1,32\r\n'), 'a.csv', undefined],
    ['a TSV', Buffer.from('MZ zone\tcores\n'), 'a.TSV', 'text/tab-separated-values'],
    ['a PDF of plain text under the name of a CSV', Buffer.from('%PDF-1.7\n'), 'a.csv', 'application/pdf'],
    ['a gzip file', Buffer.from('1f8b080000000000', 'hex'), 'bill.csv.gz', 'application/gzip'],
    ['a Parquet file', Buffer.from('PAR1\u0015\u0004\u0000'), 'bill.parquet', 'application/vnd.apache.parquet'],
    ['noise', Buffer.from([1, 2, 3, 4, 0, 250]), 'a.csv', undefined],
  ])('is detected by content: %s', async (_, content, name, type) => {
    expect(await contentType(content, name)).toBe(type);
  });
});

it('is protected by a password if it holds an encrypted package, wherever it is split', async () => {
  const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const file = Buffer.concat([compound, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]);
  for (const at of [8, 615, file.length]) {
    const protection = new OfficeProtection();
    [file.subarray(0, at), file.subarray(at)].forEach((chunk) => protection.add(chunk));
    expect(protection.of(await contentType(file, 'costs.xlsx'))).toBe('password');
    expect(protection.of('text/plain')).toBeUndefined();
  }
  const old = new OfficeProtection();
  old.add(compound);
  expect(old.of(await contentType(compound, 'costs.xlsx'))).toBeUndefined();
});

it('is encrypted by a sensitivity label if rights management transformed it', async () => {
  const file = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('DRMEncryptedTransform EncryptedPackage', 'utf16le'),
  ]);
  const protection = new OfficeProtection();
  protection.add(file);
  expect(protection.of(await contentType(file, 'costs.xlsx'))).toBe('label');
});

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\dana\\hosts.csv', 'hosts.csv'],
    ['..', 'file'],
    ['.htaccess', 'htaccess'],
    ['in\u0000vo\u202eice.pdf', 'invoice.pdf'],
    [`${'x'.repeat(300)}.xlsx`, `${'x'.repeat(195)}.xlsx`],
  ])('is never a path, and shows the type: %p', (given, name) => {
    expect(fileName(given)).toBe(name);
  });
});
