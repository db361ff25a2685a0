import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popup } from './popup';

const panel = () => screen.getByText('Columns').closest('details');

beforeEach(async () => {
  render(
    <main tabIndex={-1}>
      <p>Rows</p>
      <Popup button="Columns" buttonLook="">
        <label>
          <input type="checkbox" /> Email
        </label>
      </Popup>
      <button type="button">Export</button>
    </main>,
  );
  await userEvent.click(screen.getByText('Columns'));
  expect(panel()).toHaveAttribute('open');
});

it('stays open while its fields are used, by their labels too', async () => {
  await userEvent.click(screen.getByText('Email'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(panel()).toHaveAttribute('open');
});

it.each([
  ['a click beside it', () => userEvent.click(screen.getByText('Rows'))],
  ['moving the focus on', () => userEvent.tab().then(() => userEvent.tab())],
])('closes by %s', async (_, leave) => {
  await leave();
  expect(panel()).not.toHaveAttribute('open');
});

it('closes by Escape, which returns the focus to its button', async () => {
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toHaveAttribute('open');
  expect(screen.getByText('Columns')).toHaveFocus();
});
