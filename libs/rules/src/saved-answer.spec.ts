import { filledAnswer } from './saved-answer';

describe('a saved answer', () => {
  it.each([
    ['Hello {name}, hello {first name}, {Name}!', 'Hello Sam Seller, hello Sam, Sam Seller!'],
    ['{other} {{name}} $&', '{other} {Sam Seller} $&'],
  ])('has the name of its reader filled in: %s', (content, filled) => {
    expect(filledAnswer(content, 'Sam Seller')).toBe(filled);
  });

  it('takes names as they are', () => {
    expect(filledAnswer('Hello {name}', '$1 {name}')).toBe('Hello $1 {name}');
  });
});
