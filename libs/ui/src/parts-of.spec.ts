import { partsOf, withoutQuotes } from './parts-of';

describe('the parts of a message', () => {
  it('are the text and its quotes, without empty lines between', () => {
    expect(partsOf('Thank you.\n\nAll is clear.\n\n> You wrote:\n>\n> Storage stays.\n')).toEqual([
      { isQuote: false, text: 'Thank you.\n\nAll is clear.' },
      { isQuote: true, text: 'You wrote:\n\nStorage stays.' },
    ]);
  });

  it('keep nested quotes', () => {
    expect(partsOf('> You wrote:\n> > Admin wrote:')).toEqual([{ isQuote: true, text: 'You wrote:\n> Admin wrote:' }]);
  });

  it('separate the author’s text from quotes', () => {
    expect(withoutQuotes('Thank you.\n\n> You wrote:\n> Storage stays.')).toBe('Thank you.');
    expect(withoutQuotes('> You wrote:')).toBe('> You wrote:');
  });
});
