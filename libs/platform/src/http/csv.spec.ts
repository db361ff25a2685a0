import { csvHeader, csvLine } from './csv';

describe('a CSV file', () => {
  it('says that it is Unicode, and what its columns are', () => {
    expect(csvHeader(['Title', 'Credits'])).toBe('\ufeffTitle,Credits\r\n');
  });

  it.each<[(string | number | null)[], string]>([
    [['Helix', 59, null, -3], 'Helix,59,,-3'],
    [['Helix, Managed', 'the "best"', 'two\nlines'], '"Helix, Managed","the ""best""","two\nlines"'],
    [['=1+1', '+1', '-1', '@sum', '\tx'], "'=1+1,'+1,'-1,'@sum,'\tx"],
    [['=cmd,"x"'], '"\'=cmd,""x"""'],
  ])('writes %j so that a spreadsheet reads the same, and computes nothing', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });
});
