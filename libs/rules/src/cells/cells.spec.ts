import { ColumnCells, type Decisions, UNDECIDED } from './column-cells';
import { currencyOfFormat, currencyOfHeader } from './currency-cell';
import { type Decimal, decimalText, ExactSum, sumOfTexts } from './exact-sum';
import { isNotGiven } from './not-given';
import { numberCellIn } from './number-cell';

const textOf = ({ units, scale }: Decimal) => decimalText(BigInt(units), scale);

/** Reads a column as a file is read: again, if its cells decide otherwise. */
function column(cells: readonly string[], separator: string | null, others: readonly string[] = []) {
  const read = (decided: Decisions): readonly string[] => {
    const sheet = new ColumnCells(separator === ';' ? ',' : '.', decided);
    for (const cell of others) sheet.number(1, cell);
    const values = cells.map((cell) => {
      const value = sheet.number(0, cell);
      return typeof value === 'string' ? value : textOf(value);
    });
    const again = sheet.decide();
    return again ? read(again) : values;
  };
  return read(UNDECIDED);
}

function months(cells: readonly string[]) {
  const read = (decided: Decisions): readonly string[] => {
    const sheet = new ColumnCells('.', decided);
    const found = cells.map((cell) => {
      const read = sheet.month(0, cell);
      return typeof read === 'string' ? read : read.month;
    });
    const again = sheet.decide();
    return again ? read(again) : found;
  };
  return read(UNDECIDED);
}

describe('the decimal sign', () => {
  it.each<[string, string | null, readonly string[], readonly string[]]>([
    ['a Swiss file, from its own cells', ';', ['511.5', "3'840.125"], ['511.5', '3840.125']],
    ['a Swiss file with typographic apostrophes', ';', ['1’234.50', '2.125'], ['1234.5', '2.125']],
    ['a German file', ';', ['511,875', '3.840,125'], ['511.875', '3840.125']],
    ['a German file of thousands only', ';', ['12.840,50', '1.234'], ['12840.5', '1234']],
    ['a file with semicolons and decimal commas only', ';', ['511,875'], ['511.875']],
    ['thousands in English', ',', ['1,234', '12,345.5'], ['1234', '12345.5']],
    ['three decimals in English', ',', ['1.234', '0.5'], ['1.234', '0.5']],
    ['a quoted decimal comma', ',', ['1.234,50', '2,125'], ['1234.5', '2.125']],
    ['tabs and a decimal comma', '\t', ['2,125', '3,5'], ['2.125', '3.5']],
    ['Indian grouping', ',', ['12,34,567', '1,23,456.78', '1,234'], ['1234567', '123456.78', '1234']],
    ['French grouping', ';', ['1\u202f234,5', '12 345'], ['1234.5', '12345']],
    ['a text cell of a workbook', null, ['1.234', '1.234.567'], ['1234', '1234567']],
  ])('is decided by the cells of a column: %s', (_, separator, cells, values) => {
    expect(column(cells, separator)).toEqual(values);
  });

  it('is decided by the other columns if the own cells leave it open', () => {
    expect(column(['5.620'], ';', ['511.5'])).toEqual(['5.62']);
    expect(column(['5.620'], ';', ['511,5'])).toEqual(['5620']);
  });

  it('is not guessed where nothing decides it', () => {
    expect(column(['5.620'], ';')).toEqual(['unclear-number']);
    expect(column(['1.5', '1,5', '5.620'], ',')).toEqual(['1.5', '1.5', 'unclear-number']);
    expect(column(['5.620', '5,620'], ',')).toEqual(['unclear-number', 'unclear-number']);
  });
});

describe('a number cell', () => {
  it.each(
    (
      [
        ['(987.65)', '-987.65'],
        ['$(987.65)', '-987.65', 'USD'],
        ['($987.65)', '-987.65', 'USD'],
        ['$ (987.65)', '-987.65', 'USD'],
        ['$-987.65', '-987.65', 'USD'],
        ['-$987.65', '-987.65', 'USD'],
        ['987.65-', '-987.65'],
        ['987.65 CR', '-987.65'],
        ['−987.65', '-987.65'],
        ['1’250.–', '1250'],
        ['5,-', '5'],
        ['5,-- €', '5', 'EUR'],
        ['+5.00', '5'],
        [' $-   ', '0', 'USD'],
        ['-', '0'],
        ['€ –', '0', 'EUR'],
        ['USD 1234.50', '1234.5', 'USD'],
        ['USD1,234.50', '1234.5', 'USD'],
        ['1,000.00 JPY', '1000', 'JPY'],
        ['1.234,50 €', '1234.5', 'EUR'],
        ["CHF 1'234.50", '1234.5', 'CHF'],
        ['US$5.25', '5.25', 'USD'],
        ['A$5.25', '5.25', 'AUD'],
        ['₹1,23,456.78', '123456.78', 'INR'],
        ['Rs. 5.25', '5.25', 'INR'],
        ['12,5 kr', '12.5', 'kr'],
        ['1E-7', '0.0000001'],
        ['1.5e+3', '1500'],
        ['.5', '0.5'],
        ['1,2,3', undefined],
        ['1.2.3', undefined],
        ['12 34', undefined],
        ['1,23,45', undefined],
        ['=1+1', undefined],
        ['12 hours', undefined],
        ['.', undefined],
        ['()', undefined],
        ['$', undefined],
      ] as readonly (readonly [string, string?, string?])[]
    ).map(([cell, value, currency]) => ({ cell, value, currency })),
  )('is read as written by spreadsheets and accountants: $cell', ({ cell, value, currency }) => {
    const found = numberCellIn(cell);
    const read = found && (found.as['.'] ?? found.as[',']);
    expect(read && textOf(read)).toBe(value);
    expect(found?.currency).toBe(currency);
  });

  it.each(['', '  ', 'NULL', 'null', '(null)', 'N/A', '#N/A', 'NaN', 'None', '\\N', '\u00a0'])(
    'is not given: %j',
    (cell) => {
      expect(isNotGiven(cell)).toBe(true);
      expect([isNotGiven('0'), isNotGiven('-'), isNotGiven('Nullsoft')]).toEqual([false, false, false]);
    },
  );
});

describe('a month cell', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['mmm-yy', ['Aug-26', 'Sep-26', "Oct '26"], ['2026-08', '2026-09', '2026-10']],
    ['Japanese', ['2026年8月', '2026年10月1日'], ['2026-08', '2026-10']],
    ['yy-mmm', ['26-Aug', '26-Sep'], ['2026-08', '2026-09']],
    ['d-mmm-yy', ['1-Aug-26', '31-Oct-26'], ['2026-08', '2026-10']],
    ['d mmm yyyy', ['1 Aug 2026', '01-Sep-2026'], ['2026-08', '2026-09']],
    ['m/d/yy of first days', ['8/1/26', '9/1/26', '10/1/26'], ['2026-08', '2026-09', '2026-10']],
    ['d/m/yy of first days', ['1/8/26', '1/9/26', '1/10/26'], ['2026-08', '2026-09', '2026-10']],
    ['d/m/y by a day above 12', ['01/08/2026', '13/08/2026'], ['2026-08', '2026-08']],
    ['m/d/y by a day above 12', ['08/01/2026', '08/13/2026', '09/02/2026'], ['2026-08', '2026-08', '2026-09']],
    ['m/d/y with a time', ['8/14/2026 12:00:00 AM', '9/2/2026 1:15 PM'], ['2026-08', '2026-09']],
    ['mm/yyyy', ['08/2026', '9/2026'], ['2026-08', '2026-09']],
    ['mm.yyyy', ['08.2026'], ['2026-08']],
    ['datetime with AM', ['Aug 1, 2026 12:00:00 AM'], ['2026-08']],
    ['y/m/d', ['2026/8/1', '2026/10/31'], ['2026-08', '2026-10']],
    ['dots', ['08.09.2026', '1.10.26'], ['2026-09', '2026-10']],
    ['compact', ['202608', '20260914', '20261001-20261101'], ['2026-08', '2026-09', '2026-10']],
    ['ISO with any time zone', ['2026-08-01T00:00:00Z', '2026-08-31T23:30:00-07:00'], ['2026-08', '2026-08']],
    ['a period', ['2026-08-01T00:00:00Z/2026-09-01T00:00:00Z'], ['2026-08']],
    ['serial days', ['46235', '46265.5'], ['2026-08', '2026-08']],
    [
      'German',
      ['Mai 2026', 'Dezember 2026', 'März 26', '1. August 2026'],
      ['2026-05', '2026-12', '2026-03', '2026-08'],
    ],
    ['French', ['août 2026', 'févr. 2026', 'juil.-26', '1er juin 2026'], ['2026-08', '2026-02', '2026-07', '2026-06']],
    ['Spanish', ['agosto 2026', 'ene-26', '1 de octubre de 2026'], ['2026-08', '2026-01', '2026-10']],
    ['Italian and Portuguese', ['settembre 2026', 'out-26', 'dez/26'], ['2026-09', '2026-10', '2026-12']],
    ['with a weekday', ['Sat Aug 01 2026', 'Sat, 01 Aug 2026 00:00:00 GMT'], ['2026-08', '2026-08']],
    ['no month', ['2026-13', 'Total', 'Q3 2026', 'May', '2026', '45/2026', '8/26'], Array(7).fill('not-a-month')],
  ])('is read: %s', (_, cells, expected) => {
    expect(months(cells)).toEqual(expected);
  });

  it('is not guessed where its column leaves it open', () => {
    expect(months(['8/2/26', '9/3/26'])).toEqual(['unclear-month', 'unclear-month']);
    expect(months(['13/8/26', '8/13/26', '8/9/26'])).toEqual(['2026-08', '2026-08', 'unclear-month']);
    expect(months(['Aug-10', 'Aug-11', 'Aug-12', 'Aug-13', 'Aug-14'])).toEqual(Array(5).fill('unclear-month'));
    expect(months(['01-Aug', '01-Sep'])).toEqual(Array(2).fill('unclear-month'));
    expect(months(['Jan-31', '28-Feb', 'Apr-30'])).toEqual(Array(3).fill('unclear-month'));
  });
});

describe('an exact sum', () => {
  const sumOf = (...cells: string[]) => {
    const sum = new ExactSum();
    for (const cell of cells) {
      const value = numberCellIn(cell)?.as['.'];
      if (value) sum.add(value);
    }
    return sum.toString();
  };

  it('never rounds', () => {
    expect(sumOf('0.1', '0.2')).toBe('0.3');
    expect(sumOf('9007199254740993', '0.00000000000000001', '1E-20')).toBe('9007199254740993.00000000000000001001');
    expect(sumOf('-0.05', '0.02')).toBe('-0.03');
    expect(sumOf('900719925474099', '9007199254740991', '9007199254740991')).toBe('18915118434956081');
    expect(sumOf()).toBe('0');
    expect(sumOfTexts(['12.5', '-12.75', '1000000000000000000.01'])).toBe('999999999999999999.76');
  });
});

describe('a currency', () => {
  it.each([
    ['Cost (EUR)', 'EUR'],
    ['CostUSD', 'USD'],
    ['Betrag EUR netto', 'EUR'],
    ['Cost [€]', 'EUR'],
    ['Cost ($)', 'USD'],
    ['Kosten in CHF', 'CHF'],
    ['costInUsd', 'USD'],
    ['x_BilledCostInUsd', 'USD'],
    ['cost_gbp', 'GBP'],
    ['Memory (GB)', undefined],
    ['Total costs', undefined],
    ['EC2-Instances($)', 'USD'],
  ])('is read from a header: %s', (header, currency) => {
    expect(currencyOfHeader(header)).toBe(currency);
  });

  it.each([
    ['[$€-407]#,##0.00', 'EUR'],
    ['#,##0.00\\ "€"', 'EUR'],
    ['[$USD] #,##0.00', 'USD'],
    ['_("$"* #,##0.00_)', 'USD'],
    ['"£"#,##0', 'GBP'],
    ['[$-409]mmm-yy', undefined],
    ['#,##0.00', undefined],
  ])('is read from a number format: %s', (format, currency) => {
    expect(currencyOfFormat(format)).toBe(currency);
  });
});
