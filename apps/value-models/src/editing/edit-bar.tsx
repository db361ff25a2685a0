import { Button, Callout } from '@casewright/ui';
import { notify, titleOf } from '@casewright/web';
import { Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { StartedModel } from '../queries';
import type { RefusedText } from '../sheet/refused-texts';
import { hasEditedCell, isIdleCell } from '../sheet/sheet-keys';
import { AddFromTemplate } from '../start/add-from-template';
import { FaultNote } from './fault-note';
import { RefusedTextNote } from './refused-text-note';
import { SaveSign } from './save-sign';
import type { EditSession } from './use-edit-session';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface EditBarProps {
  readonly model: StartedModel;
  readonly session: EditSession;
  /** Texts refused by cells that are no longer shown. */
  readonly refused: readonly RefusedText[];
  /** Drops unsaved changes and reloads the model. */
  readonly onReload: () => void;
  readonly onStop: () => void;
}

/** Toolbar of the writer: save state, undo, redo, and requests to take over. */
export function EditBar({ model, session, refused, onReload, onStop }: EditBarProps) {
  const [isAsking, setAsking] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const { state, faults, undo, redo, canUndo, canRedo } = session;
  const stop = () => {
    setStopping(true);
    void session
      .stop()
      .then(onStop, (failure: unknown) =>
        notify({
          title: 'You’re still editing',
          message: titleOf(failure, 'The server couldn’t be reached. Try again.'),
          kind: 'error',
        }),
      )
      .finally(() => setStopping(false));
  };
  // A cell that still holds text after losing focus has refused it.
  const stopOrAsk = () => (faults.length > 0 || refused.length > 0 || hasEditedCell() ? setAsking(true) : stop());
  useUndoKeys(undo, redo);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SaveSign session={session} />
        <span className="flex gap-1">
          <Button kind="quiet" size="small" aria-label="Undo" title="Undo" disabled={!canUndo} onClick={undo}>
            <Undo2 aria-hidden className="size-4" />
          </Button>
          <Button kind="quiet" size="small" aria-label="Redo" title="Redo" disabled={!canRedo} onClick={redo}>
            <Redo2 aria-hidden className="size-4" />
          </Button>
        </span>
        <AddFromTemplate editing={session.editing} />
        <Button size="small" isWorking={isStopping} onClick={stopOrAsk}>
          Stop editing
        </Button>
      </div>
      {state.kind === 'refused' ? (
        <Callout
          kind="danger"
          action={
            <Button size="small" onClick={onReload}>
              Reload
            </Button>
          }
        >
          {state.why} Your last changes weren’t saved.
        </Callout>
      ) : (
        model.asker &&
        !model.asker.isYou && (
          <Callout
            kind="value"
            action={
              <Button size="small" isWorking={isStopping} onClick={stopOrAsk}>
                Hand over
              </Button>
            }
          >
            {model.asker.name || 'Another analyst'} asks to edit, and is next once you stop or are away for 2 minutes.
          </Callout>
        )
      )}
      {state.kind === 'invalid' && (
        <FaultNote model={session.editing.content.model} fault={state.fault}>
          We can’t save your last change. Correct it to continue.
        </FaultNote>
      )}
      <RefusedTextNote refused={refused} />
      {isAsking && (
        <Suspense>
          <Dialog
            title="Stop editing without saving?"
            confirm="Stop editing"
            onConfirm={() => {
              if (faults.length > 0) session.discard();
              stop();
            }}
            onClose={() => setAsking(false)}
          >
            {faults.length > 0
              ? 'The model has errors, so your last changes can’t be saved and will be lost.'
              : 'One cell has a value that can’t be saved. It will be lost. Everything else is saved.'}
          </Dialog>
        </Suspense>
      )}
    </div>
  );
}

const NO_TEXT: ReadonlySet<string> = new Set(['checkbox', 'radio']);

/** Handles Ctrl+Z and Ctrl+Shift+Z, except while typing, when the browser does. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKeys = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      if (!ctrlKey && !metaKey) return;
      const isTyping =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !NO_TEXT.has(target.type) && !isIdleCell(target));
      const pressed = key.toLowerCase();
      if (isTyping || (pressed !== 'z' && pressed !== 'y')) return;
      event.preventDefault();
      if (pressed === 'y' || shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', onKeys);
    return () => removeEventListener('keydown', onKeys);
  }, [undo, redo]);
}
