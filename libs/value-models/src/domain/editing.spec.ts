import { EDITOR_SILENCE_MS } from '@casewright/rules';
import { type Editing, editingAt, released, requested, taken } from './editing';
import { EditedByAnother } from './value-model.errors';

const NINE = new Date('2026-11-23T09:00:00Z');
const after = (ms: number) => new Date(NINE.getTime() + ms);
const SILENT = after(EDITOR_SILENCE_MS);
const FREE: Editing = { editor: null, askerId: null };

const writerOf = ({ editor, askerId }: Editing) => [editor?.id, askerId];

describe('editing a model', () => {
  const priya = taken(FREE, 'priya', NINE);
  const asked = requested(priya, 'omar', after(1_000));

  it('is for one person until they are silent', () => {
    expect(() => taken(priya, 'omar', after(EDITOR_SILENCE_MS - 1))).toThrow(EditedByAnother);
    expect(writerOf(taken(priya, 'omar', SILENT))).toEqual(['omar', null]);
    const goesOn = taken(priya, 'priya', after(60_000));
    expect(goesOn.editor?.since).toEqual(NINE);
    expect(() => taken(goesOn, 'omar', SILENT)).toThrow(EditedByAnother);
  });

  it('passes to the asker when the editor stops or is silent', () => {
    expect(writerOf(asked)).toEqual(['priya', 'omar']);
    expect(writerOf(released(asked, 'priya', after(2_000)))).toEqual(['omar', null]);
    expect(writerOf(editingAt(asked, SILENT))).toEqual(['omar', null]);
    expect(() => taken(asked, 'lena', SILENT)).toThrow(EditedByAnother);
    expect(writerOf(editingAt(asked, after(2 * EDITOR_SILENCE_MS)))).toEqual([undefined, null]);
  });

  it('starts at once for a free model', () => {
    expect(writerOf(requested(FREE, 'omar', NINE))).toEqual(['omar', null]);
    expect(writerOf(requested(priya, 'priya', NINE))).toEqual(['priya', null]);
  });

  it('continues when the asker or a third person stops', () => {
    expect(writerOf(released(asked, 'omar', after(2_000)))).toEqual(['priya', null]);
    expect(writerOf(released(asked, 'lena', after(2_000)))).toEqual(['priya', 'omar']);
  });
});
