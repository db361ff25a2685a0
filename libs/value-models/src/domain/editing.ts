import { EDITOR_SILENCE_MS } from '@casewright/rules';
import { EditedByAnother } from './value-model.errors';

/** A model has one editor at a time. */
export interface Editing {
  readonly editor: { readonly id: string; readonly since: Date; readonly seenAt: Date } | null;
  /** Who asked to edit next. */
  readonly askerId: string | null;
}

const NONE: Editing = { editor: null, askerId: null };

const startedBy = (id: string, at: Date): Editing => ({ editor: { id, since: at, seenAt: at }, askerId: null });

/** A silent editor loses the turn; the asker, if any, becomes the editor. */
export function editingAt(editing: Editing, now: Date): Editing {
  const { editor, askerId } = editing;
  if (!editor) return NONE;
  const until = new Date(editor.seenAt.getTime() + EDITOR_SILENCE_MS);
  if (until > now) return editing;
  return askerId ? editingAt(startedBy(askerId, until), now) : NONE;
}

/** Starts or continues editing. @throws EditedByAnother */
export function taken(before: Editing, byId: string, now: Date): Editing {
  const editing = editingAt(before, now);
  if (!editing.editor) return startedBy(byId, now);
  if (editing.editor.id !== byId) throw new EditedByAnother();
  return { ...editing, editor: { ...editing.editor, seenAt: now } };
}

/** The editor stops, or the asker withdraws. */
export function released(before: Editing, byId: string, now: Date): Editing {
  const editing = editingAt(before, now);
  const { editor, askerId } = editing;
  if (askerId === byId) return { ...editing, askerId: null };
  if (editor?.id !== byId) return editing;
  return askerId ? startedBy(askerId, now) : NONE;
}

/** Asks the editor to make room; the latest asker is next. A free model is taken at once. */
export function requested(before: Editing, byId: string, now: Date): Editing {
  const editing = editingAt(before, now);
  if (!editing.editor || editing.editor.id === byId) return taken(editing, byId, now);
  return { ...editing, askerId: byId };
}
