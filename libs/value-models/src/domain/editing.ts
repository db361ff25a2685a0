import { EDITOR_SILENCE_MS } from '@casewright/rules';
import { EditedByAnother } from './value-model.errors';

/** Who writes a model: one person at a time. */
export interface Editing {
  readonly editor: { readonly id: string; readonly since: Date; readonly seenAt: Date } | null;
  /** Who asked to write next. */
  readonly askerId: string | null;
}

const NONE: Editing = { editor: null, askerId: null };

const startedBy = (id: string, at: Date): Editing => ({ editor: { id, since: at, seenAt: at }, askerId: null });

/** As it stands at a time: an editor who has been silent makes room, first of all for who asked. */
export function editingAt(editing: Editing, now: Date): Editing {
  const { editor, askerId } = editing;
  if (!editor) return NONE;
  const until = new Date(editor.seenAt.getTime() + EDITOR_SILENCE_MS);
  if (until > now) return editing;
  return askerId ? editingAt(startedBy(askerId, until), now) : NONE;
}

/** Begins to write, or goes on. @throws EditedByAnother */
export function taken(before: Editing, byId: string, now: Date): Editing {
  const editing = editingAt(before, now);
  if (!editing.editor) return startedBy(byId, now);
  if (editing.editor.id !== byId) throw new EditedByAnother();
  return { ...editing, editor: { ...editing.editor, seenAt: now } };
}

/** The writer stops, or who asked does not want to any more. */
export function released(before: Editing, byId: string, now: Date): Editing {
  const editing = editingAt(before, now);
  const { editor, askerId } = editing;
  if (askerId === byId) return { ...editing, askerId: null };
  if (editor?.id !== byId) return editing;
  return askerId ? startedBy(askerId, now) : NONE;
}

/** Asks the writer to make room; the last one to ask is next. Free already, it is taken. */
export function requested(before: Editing, byId: string, now: Date): Editing {
  const editing = editingAt(before, now);
  if (!editing.editor || editing.editor.id === byId) return taken(editing, byId, now);
  return { ...editing, askerId: byId };
}
