import { csvFile } from './csv-file';

const cellOf = async (name: string): Promise<string> => {
  const batches = (async function* () {
    yield [{ name }];
  })();
  let file = '';
  for await (const part of csvFile(batches, { name: (row) => row.name })) file += part;
  return file.split('\r\n')[1] ?? '';
};

describe('a CSV file', () => {
  it.each(['', ' ', '\u200b', '\u2060', '\u034f', '\ufe0f', '\u3164', '\u2800', '\u0301'])(
    'runs no formula after what cannot be seen, %j',
    async (invisible) => {
      expect(await cellOf(`${invisible}=1+1`)).toBe(`"'${invisible}=1+1"`);
    },
  );

  it('leaves names as they are', async () => {
    expect(await cellOf('Zo\u0308e =1')).toBe('Zo\u0308e =1');
  });
});
