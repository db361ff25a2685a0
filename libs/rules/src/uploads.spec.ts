import { ATTACHMENT_LIMITS, sizeText, uploadFailure } from './uploads';

describe('file to upload', () => {
  it.each([
    ['hosts.CSV', 1, undefined],
    [
      'site.exe',
      1,
      'site.exe can’t be uploaded. Choose a PDF, PNG, JPG, GIF, WEBP, CSV, TXT, XLSX, DOCX or PPTX file.',
    ],
    ['pdf', 1, expect.stringContaining('can’t be uploaded')],
    ['empty.csv', 0, 'empty.csv is empty.'],
    ['big.pdf', 25 * 1024 ** 2, undefined],
    ['big.pdf', 25 * 1024 ** 2 + 1, 'big.pdf is too large (25.1 MB). The limit is 25 MB.'],
    ['huge.pdf', 10 * 1024 ** 3, 'huge.pdf is too large (10 GB). The limit is 25 MB.'],
  ])('%s of %d bytes', (name, size, failure) => {
    expect(uploadFailure({ name, size }, ATTACHMENT_LIMITS)).toEqual(failure);
  });

  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [188_416, '184 KB'],
    [5_033_165, '4.8 MB'],
    [2 * 1024 ** 2, '2 MB'],
    [200 * 1024 ** 2, '200 MB'],
    [26.5 * 1024 ** 2, '26.5 MB'],
  ])('has a readable size: %d', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
