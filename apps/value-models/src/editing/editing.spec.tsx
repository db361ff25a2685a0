import { queryClient, useNotices } from '@casewright/web';
import { type Answers, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modelQuery } from '../queries';
import { aModel, CASE_ID, CONTENT, forAnalyst, open, PRIYA, sent } from '../testing';
import { replaceRow } from './changes';

const PATH = `/api/cases/${CASE_ID}/value-model`;
const ADMIN_PATH = `/api/admin/cases/${CASE_ID}/value-model`;

interface Saved {
  readonly revision: number;
  readonly content: {
    readonly model: { readonly assumptions: readonly { readonly id: string; readonly base: number }[] };
  };
}

describe('the editor of a value model', () => {
  beforeEach(() => signedInAs({ isAdmin: true, isMfa: true }));

  const show = async <Given,>(found = forAnalyst(), server?: Answers<Given>) => {
    let revision = 1;
    const questions = mockServer(
      {
        [`GET ${PATH}`]: () => found,
        [`GET ${PATH}/comments`]: () => ({ rows: [], next: null }),
        [`PUT ${ADMIN_PATH}`]: () => ({ revision: ++revision }),
        [`PUT ${ADMIN_PATH}/editor`]: () => undefined,
        'GET /api/admin/defaults/published': () => ({ version: 0, defaults: [] }),
      },
      server,
    );
    open(`/value-models/${CASE_ID}`);
    await screen.findByRole('heading', { name: 'Assumptions' });
    const writes = (what: string) => questions.filter((question) => question.what === `PUT ${what}`);
    return {
      saves: () => writes(ADMIN_PATH).map(({ body }) => body as Saved),
      editorChanges: () => writes(`${ADMIN_PATH}/editor`).map(({ body }) => body),
    };
  };
  // Among hundreds of cells, by role would take seconds.
  const cell = (name: string) => screen.getByLabelText(name);
  const baseIn = ({ content }: Saved, id: string) => content.model.assumptions.find((row) => row.id === id)?.base;
  const notices = () => useNotices.getState().map(({ title }) => title);
  const result = () => screen.getByLabelText('Result');

  it('takes numbers by keyboard, computes at once, saves automatically, and undoes', async () => {
    const { saves } = await show();
    await userEvent.click(cell('Value of Hosts in service'));
    await userEvent.keyboard('{ArrowDown}');
    expect(cell('Value of Cores per host')).toHaveFocus();
    await userEvent.click(cell('Value of Hosts after consolidation'));
    await userEvent.clear(cell('Value of Hosts after consolidation'));
    await userEvent.keyboard('66{Enter}');
    expect(cell('Value of Subscription per host, per year')).toHaveFocus();
    expect(result()).toHaveTextContent('$2.1M');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({ revision: 1 });
    expect(saves().map((save) => baseIn(save, 'hostsNew'))).toEqual([66]);
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(result()).toHaveTextContent('$2.6M');
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ revision: 2 }));
  });

  it('shows an error at the cell, and saves nothing until it is fixed', async () => {
    const { saves } = await show();
    const value = cell('Value of Hosts in service');
    await userEvent.click(value);
    await userEvent.keyboard('many{Enter}');
    expect(value).toHaveAccessibleDescription('Enter a number.');
    await userEvent.click(value);
    await userEvent.keyboard('{Escape}');
    expect(value).toHaveValue('96');
    const unit = cell('Unit of Cost per outage hour');
    await userEvent.clear(unit);
    await userEvent.type(unit, 'USD/outage{Enter}');
    expect(screen.getByText(/^Not saved: fix one error/)).toBeInTheDocument();
    expect(cell('Name of Fewer outages')).toHaveAccessibleDescription(/^This comes out as hour/);
    expect(result()).toHaveTextContent('$2.6M');
    await userEvent.click(screen.getByLabelText('Undo'));
    expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
    expect(saves()).toEqual([]);
  });

  it('pastes blocks of ranges, of names and formulas, and over typed text', async () => {
    const { saves } = await show();
    const paste = (name: string, text: string) =>
      fireEvent.paste(cell(name), { clipboardData: { getData: () => text } });
    await userEvent.click(cell('Value of Hosts after consolidation'));
    paste('Low of Hosts after consolidation', '70\t60\t50\n');
    expect(cell('Value of Hosts after consolidation')).toHaveValue('60');
    await userEvent.type(cell('Value of Hosts in service'), '5');
    paste('Value of Hosts in service', '70\thost\n48\tcore/host\n');
    await userEvent.tab();
    expect(cell('Value of Hosts in service')).toHaveValue('70');
    paste('Name of Software', 'Licenses\t2 * hostsNew * subscription\n');
    await userEvent.click(cell('Name of Licenses'));
    expect(cell('Formula of Licenses')).toHaveValue('2 * hostsNew * subscription');
    await userEvent.click(screen.getByText('Stop editing'));
    await waitFor(() =>
      expect(
        saves()
          .map((save) => baseIn(save, 'hostsNew'))
          .at(-1),
      ).toBe(60),
    );
  });

  it('warns before the page is closed with text in an open cell', async () => {
    await show();
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    await userEvent.type(cell('Value of Hosts in service'), '97');
    expect(isAsked()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isAsked()).toBe(false);
  });

  it('keeps changes visible that a conflict made unsavable, until a reload', async () => {
    await show(forAnalyst(), {
      [`PUT ${ADMIN_PATH}`]: () =>
        refusal(409, 'value-models.revision-conflict', 'The value model was changed in the meantime.'),
    });
    await userEvent.type(cell('Value of Hosts in service'), '7{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your last changes weren’t saved.');
    await userEvent.click(screen.getByText('Reload'));
    await waitFor(() => expect(cell('Value of Hosts in service')).toHaveValue('96'));
  });

  it('keeps text that a cell refused while its row is closed, and reports it', async () => {
    const { saves } = await show();
    await userEvent.click(cell('Value of Hosts after consolidation'));
    await userEvent.clear(cell('Low of Hosts after consolidation'));
    await userEvent.type(cell('Low of Hosts after consolidation'), 'sixty');
    await userEvent.click(cell('Value of Hosts in service'));
    const told = 'Low of Hosts after consolidation wasn’t changed to “sixty”. Enter a number.';
    const note = screen.getByText(told);
    expect(useNotices.getState()).toMatchObject([{ message: told }]);
    await userEvent.click(screen.getByText('Stop editing'));
    expect(await screen.findByText(/It will be lost\. Everything else is saved\.$/)).toBeInTheDocument();
    await userEvent.click(screen.getByText('Cancel'));
    await userEvent.click(screen.getByText('Show the row'));
    const low = cell('Low of Hosts after consolidation');
    expect(low).toHaveValue('sixty');
    expect(low).toHaveAccessibleDescription('Enter a number.');
    expect(note).not.toBeInTheDocument();
    await userEvent.clear(low);
    await userEvent.type(low, '60{Enter}');
    await userEvent.click(cell('Value of Hosts in service'));
    expect(screen.queryByText(/wasn’t changed to/)).not.toBeInTheDocument();
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  it('does not apply texts that are too long or missing, and keeps them in their fields', async () => {
    const { saves } = await show();
    const title = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.tab();
    const findings = screen.getByRole('textbox', { name: 'What the analyst found' });
    fireEvent.change(findings, { target: { value: 'One.\n'.repeat(11) } });
    fireEvent.blur(findings);
    expect(title).toHaveAccessibleDescription('Enter a name.');
    fireEvent.change(title, { target: { value: '\u200b\u202e' } });
    fireEvent.blur(title);
    expect(title).toHaveAccessibleDescription('Enter a valid name.');
    expect(findings).toHaveAccessibleDescription(/^Use at most \d+ paragraphs. You have 11.$/);
    expect(findings).toHaveValue('One.\n'.repeat(11));
    expect(saves()).toEqual([]);
  });

  it('offers the computed number for an amount typed into a text', async () => {
    await show();
    const takes = await screen.findByLabelText('What the decision takes');
    await userEvent.type(takes, 'An investment of $1.4M.');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'Use $1.62M instead of $1.4M' }));
    expect(screen.getByLabelText('What the decision takes')).toHaveValue('An investment of $1.62M.');
    expect(screen.queryByRole('region', { name: 'Amounts in the texts' })).toBeNull();
  });

  it('repeats a save without a response before the next one, so that it is not taken for a conflict', async () => {
    let isThere = false;
    let revision = 1;
    const { saves } = await show(forAnalyst(), {
      [`PUT ${ADMIN_PATH}`]: () =>
        isThere ? { revision: ++revision } : refusal(503, 'platform.unavailable', 'Unavailable.'),
    });
    await userEvent.type(cell('Value of Hosts in service'), '97{Enter}');
    expect(await screen.findByText('Not saved')).toBeInTheDocument();
    await userEvent.type(cell('Value of Hosts after consolidation'), '66{Enter}');
    isThere = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Saved, /)).toBeInTheDocument();
    const sentAs = (save: Saved) => [save.revision, baseIn(save, 'hosts'), baseIn(save, 'hostsNew')];
    expect(saves().at(-2)).toEqual(saves()[0]);
    expect(saves().slice(-2).map(sentAs)).toEqual([
      [1, 97, 58],
      [2, 97, 66],
    ]);
  });

  it('stops once the writer discards refused text', async () => {
    const found = { ...forAnalyst() };
    const { editorChanges } = await show(found, {
      [`PUT ${ADMIN_PATH}/editor`]: () => void (found.model = aModel({ editor: null })),
    });
    await userEvent.type(cell('Value of Hosts in service'), 'many');
    await userEvent.click(screen.getByText('Stop editing'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByText('Stop editing'));
    await waitFor(() => expect(editorChanges()).toEqual([{ change: 'release' }]));
    await waitFor(() => expect(screen.queryByLabelText('Value of Hosts in service')).not.toBeInTheDocument());
  });

  it('saves a base value beyond its range, and says that it keeps the model from becoming a version', async () => {
    const { saves } = await show();
    await userEvent.type(cell('Value of Hosts after consolidation'), '70{Enter}');
    const why = 'The base value must be between low and high.';
    expect(cell('Value of Hosts after consolidation')).toHaveAccessibleDescription(why);
    await waitFor(() => expect(saves().map((save) => baseIn(save, 'hostsNew'))).toEqual([70]));
    const panel = screen.getByRole('region', { name: 'Before a version for approval' });
    expect(panel).toHaveTextContent(`Hosts after consolidation: ${why}`);
    await userEvent.click(within(panel).getByText('Show the row'));
    expect(cell('Assumption of Hosts after consolidation')).toHaveFocus();
    await screen.findByText(/^Saved, /);
    await userEvent.click(screen.getByText('Make version'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(`Settle this first:Hosts after consolidation: ${why}`);
    expect(within(dialog).getByRole('button', { name: 'Make Draft 0.1' })).toBeDisabled();
  });

  it('saves the valid state before a faulty change', async () => {
    const { saves } = await show();
    await userEvent.type(cell('Value of Hosts in service'), '97{Enter}');
    await userEvent.type(cell('Unit of Cost per outage hour'), 'USD/outage{Enter}');
    await waitFor(() => expect(saves().map((save) => baseIn(save, 'hosts'))).toEqual([97]));
    expect(screen.getByText(/^Not saved: fix one error/)).toBeInTheDocument();
  });

  it('renames in formulas in one step, and keeps the focus on the name', async () => {
    await show();
    await userEvent.click(cell('Value of Hosts after consolidation'));
    const name = () => cell('Name in formulas of Hosts after consolidation');
    await userEvent.type(name(), 'hosts{Enter}');
    expect(name()).toHaveAccessibleDescription('hosts is already used.');
    await userEvent.clear(name());
    await userEvent.type(name(), 'newHosts{Enter}');
    expect(name()).toHaveFocus();
    expect(result()).toHaveTextContent('$2.6M');
    await userEvent.click(cell('Name of Software'));
    expect(cell('Formula of Software')).toHaveValue('newHosts * subscription');
    await userEvent.click(screen.getByLabelText('Undo'));
    expect(cell('Formula of Software')).toHaveValue('hostsNew * subscription');
    // As one begins a formula in a spreadsheet.
    await userEvent.type(cell('Formula of Software'), '=hostsNew * 2 * subscription{Enter}', {
      initialSelectionStart: 0,
      initialSelectionEnd: 99,
    });
    expect(cell('Formula of Software')).toHaveValue('hostsNew * 2 * subscription');
  });

  it('keeps unsaved changes when the page is left, for the return of the writer', async () => {
    const { saves } = await show();
    await userEvent.type(cell('Unit of Cost per outage hour'), 'USD/outage{Enter}');
    await userEvent.click(screen.getByText('Back to the case'));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    await waitFor(() => expect(notices()).toEqual(['Your last changes aren’t saved yet']));
    await userEvent.click(screen.getByText('Return'));
    await userEvent.click(await screen.findByText('Edit'));
    expect(await screen.findByLabelText('Unit of Cost per outage hour')).toHaveValue('USD/outage');
    await userEvent.click(screen.getByLabelText('Undo'));
    expect(cell('Unit of Cost per outage hour')).toHaveValue('USD/hour');
    expect(saves()).toEqual([]);
  });

  it('has one writer: others ask, and the writer hands over', async () => {
    const since = '2026-11-23T18:00:00Z';
    const other = await show(forAnalyst({ model: aModel({ editor: { ...PRIYA, since } }) }));
    expect(screen.queryByLabelText('Value of Hosts in service')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Request edit'));
    await waitFor(() => expect(other.editorChanges()).toEqual([{ change: 'request' }]));
    document.body.replaceChildren();
    const editor = { name: 'Dana Whitfield', isYou: true, since };
    const writer = await show(forAnalyst({ model: aModel({ editor, asker: PRIYA }) }));
    const note = screen.getByText(/^Priya Raman asks to edit/);
    expect(note).toBeInTheDocument();
    await userEvent.click(screen.getByText('Hand over'));
    await waitFor(() => expect(writer.editorChanges()).toEqual([{ change: 'release' }]));
  });

  describe('changed elsewhere', () => {
    const content = sent(replaceRow('assumptions', { ...CONTENT.model.assumptions[0]!, base: 95 })(CONTENT));
    const priya = { ...PRIYA, since: '2026-11-23T18:10:00Z' };
    const showChanging = async () => {
      const found = { ...forAnalyst() };
      const { editorChanges } = await show(found);
      const change = (editor: NonNullable<typeof found.model>['editor']) => {
        found.model = aModel({ editor, content, revision: 2 });
        return act(() => queryClient.invalidateQueries({ queryKey: modelQuery(CASE_ID).queryKey }));
      };
      return { change, editorChanges };
    };

    it('keeps typed text when another tab saves, and when the editing right is lost', async () => {
      const { change } = await showChanging();
      await userEvent.type(cell('Value of Cores per host'), '56');
      for (const editor of [forAnalyst().model!.editor, priya]) {
        await change(editor);
        expect(cell('Value of Cores per host')).toHaveValue('56');
      }
    });

    it('stays with its writer over a second tab and a pause, until another person edits', async () => {
      const { change, editorChanges } = await showChanging();
      await change(forAnalyst().model!.editor);
      await waitFor(() => expect(cell('Value of Hosts in service')).toHaveValue('95'));
      expect(editorChanges()).toEqual([]);
      await change(null);
      expect(cell('Value of Hosts in service')).toBeInTheDocument();
      await change(priya);
      await waitFor(() => expect(screen.queryByLabelText('Value of Hosts in service')).not.toBeInTheDocument());
    });
  });

  it('adds one line on a double click, and focuses it', async () => {
    await show();
    fireEvent.click(screen.getByText('Add a line'), { detail: 2 });
    expect(screen.queryByLabelText('Name of New line')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Add a line'));
    expect(cell('Name of New line')).toHaveFocus();
  });

  it('names the row of an error, and jumps there', async () => {
    await show();
    await userEvent.click(cell('Name of Software'));
    await userEvent.clear(cell('Formula of Software'));
    await userEvent.type(cell('Formula of Software'), 'nodes * 2{Enter}');
    await userEvent.click(screen.getByRole('radio', { name: 'Incumbent VMs' }));
    const note = screen.getByRole('alert');
    expect(note).toHaveTextContent('Software: There’s no assumption or calculation named nodes.');
    await userEvent.click(within(note).getByText('Show the row'));
    expect(cell('Name of Software')).toHaveFocus();
    expect(cell('Formula of Software')).toHaveValue('nodes * 2');
    await userEvent.click(cell('Value of Hosts in service'));
    await userEvent.click(within(note).getByText('Show the row'));
    expect(cell('Name of Software')).toHaveFocus();
  });

  it('focuses the next row after a removal, and keeps the discount rate', async () => {
    await show();
    await userEvent.click(cell('Value of Hosts in service'));
    await userEvent.click(screen.getByText('Remove'));
    expect(cell('Assumption of Cores per host')).toHaveFocus();
    await userEvent.click(cell('Value of Discount rate'));
    expect(screen.queryByText('Remove')).not.toBeInTheDocument();
    expect(screen.getByText('Every model needs its discount rate.')).toBeInTheDocument();
  });

  it('adds a row of a template once, however often it is clicked', async () => {
    await show();
    await userEvent.click(screen.getByText('Add from template'));
    await userEvent.selectOptions(await screen.findByLabelText('Template'), 'Cloud migration');
    await userEvent.dblClick(screen.getByLabelText('Add vCPU of all machines'));
    expect(screen.getByLabelText('Added vCPU of all machines')).toHaveFocus();
    expect(screen.getAllByText('Added')).toHaveLength(1);
  });

  it('adds no more rows than the limits, also from templates', async () => {
    const filled = <Row extends { readonly id: string }>(rows: readonly Row[], count: number) => [
      ...rows,
      ...Array.from({ length: count - rows.length }, (_, n) => ({ ...rows[0]!, id: `more${n}`, label: `More ${n}` })),
    ];
    const { assumptions, costLines } = CONTENT.model;
    const model = { ...CONTENT.model, assumptions: filled(assumptions, 200), costLines: filled(costLines, 100) };
    const { editor } = forAnalyst().model!;
    await show(forAnalyst({ model: aModel({ content: sent({ ...CONTENT, model }), editor }) }));
    expect(screen.getByText('Add a line')).toBeDisabled();
    expect(screen.getByText('At most 100')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Add from template'));
    await userEvent.selectOptions(await screen.findByLabelText('Template'), 'Cloud migration');
    expect(screen.getByLabelText('Add vCPU of all machines')).toBeDisabled();
    expect(screen.getAllByText('Assumption. A model has at most 200 assumptions.')[0]).toBeInTheDocument();
  });
});
