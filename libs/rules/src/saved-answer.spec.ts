import { filledAnswer } from './saved-answer';

describe('saved answer', () => {
  it.each([
    ['Hello {name}, hello {first name}, {Name}!', 'Hello Sam Seller, hello Sam, Sam Seller!'],
    ['{other} {{name}} $&', '{other} {Sam Seller} $&'],
  ])("fills in the reader's name: %s", (content, filled) => {
    expect(filledAnswer(content, 'Sam Seller')).toBe(filled);
  });

  it('inserts names verbatim', () => {
    expect(filledAnswer('Hello {name}', '$1 {name}')).toBe('Hello $1 {name}');
  });
});
