import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

function open(search = '') {
  const onSearch = jest.fn();
  const field = (searched: string) => (
    <>
      <SearchField label="Search users" placeholder="Name" search={searched} onSearch={onSearch} />
      <textarea aria-label="Note" />
    </>
  );
  const { rerender } = render(field(search));
  return { onSearch, searched: (now: string) => rerender(field(now)), box: screen.getByRole('searchbox') };
}

describe('a search field', () => {
  it('searches once, for what was typed without its spaces', async () => {
    const { onSearch, box } = open();
    await userEvent.type(box, ' helix ');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('helix'));
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('follows a search that changed elsewhere', () => {
    const { searched, box } = open('helix');
    expect(box).toHaveValue('helix');
    searched('');
    expect(box).toHaveValue('');
  });

  it('is reached by the key /, but not while something is written', async () => {
    const { box } = open();
    const note = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'and/or');
    expect(note).toHaveValue('and/or');
    note.blur();
    await userEvent.keyboard('/');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('');
  });
});
