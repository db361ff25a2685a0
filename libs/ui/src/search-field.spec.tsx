import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

function open({ search = '', hasShortcut = true } = {}) {
  const onSearch = jest.fn();
  const field = (searched: string) => (
    <>
      <SearchField
        label="Search users"
        placeholder="Name"
        search={searched}
        hasShortcut={hasShortcut}
        onSearch={onSearch}
      />
      <textarea aria-label="Note" />
    </>
  );
  const { rerender } = render(field(search));
  return { onSearch, searched: (now: string) => rerender(field(now)), box: screen.getByRole('searchbox') };
}

describe('a search field', () => {
  it('searches once, for the trimmed text', async () => {
    const { onSearch, box } = open();
    // In one go: none of them pauses, however slow the machine.
    for (const typed of [' h', ' helix', ' helix ']) fireEvent.change(box, { target: { value: typed } });
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('helix'));
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('keeps typed text while an earlier search runs', async () => {
    const { onSearch, searched, box } = open();
    fireEvent.change(box, { target: { value: 'C' } });
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('C'));
    fireEvent.change(box, { target: { value: 'CF' } });
    searched('C');
    expect(box).toHaveValue('CF');

    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('CF'));
    fireEvent.change(box, { target: { value: 'CFO ' } });
    searched('CF');
    expect(box).toHaveValue('CFO ');
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('CFO'));
  });

  it('follows a search that changed elsewhere', () => {
    const { searched, box } = open({ search: 'helix' });
    expect(box).toHaveValue('helix');
    searched('');
    expect(box).toHaveValue('');
  });

  it('follows an earlier search after going back', async () => {
    const { onSearch, searched, box } = open();
    fireEvent.change(box, { target: { value: 'helix' } });
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('helix'));
    searched('helix');
    searched('');
    expect(box).toHaveValue('');
    searched('helix');
    expect(box).toHaveValue('helix');
  });

  it('is focused by /, but only while no control has the focus', async () => {
    const { box } = open();
    const note = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'and/or');
    expect(note).toHaveValue('and/or');
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/' }));
    link.focus();
    await userEvent.keyboard('/');
    expect(link).toHaveFocus();
    link.blur();
    await userEvent.keyboard('{Control>}/{/Control}');
    expect(box).not.toHaveFocus();
    await userEvent.keyboard('/');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('');
    link.remove();
  });

  it('is not focused by / if shortcuts are off', async () => {
    const { box } = open({ hasShortcut: false });
    await userEvent.keyboard('/');
    expect(box).not.toHaveFocus();
    expect(box).not.toHaveAttribute('aria-keyshortcuts');
  });
});
