import { partsOf } from './parts-of';

describe('the parts of a message', () => {
  it('are what is said and what is quoted, without the empty lines between', () => {
    expect(partsOf('Thank you.\n\nAll is clear.\n\n> You wrote:\n>\n> Storage stays.\n')).toEqual([
      { isQuote: false, text: 'Thank you.\n\nAll is clear.' },
      { isQuote: true, text: 'You wrote:\n\nStorage stays.' },
    ]);
  });

  it('keep one level of a quote within a quote', () => {
    expect(partsOf('> You wrote:\n> > Admin wrote:')).toEqual([{ isQuote: true, text: 'You wrote:\n> Admin wrote:' }]);
  });

  it('of nothing are none', () => {
    expect(partsOf(' \n\n')).toEqual([]);
  });
});
