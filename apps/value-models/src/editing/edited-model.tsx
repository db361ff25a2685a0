import { notify } from '@casewright/web';
import { useCallback, useEffect } from 'react';
import { ModelView } from '../page/model-view';
import type { StartedModel } from '../queries';
import { CalculationsPanel } from '../rows/calculations-panel';
import { CaseTextsPanel } from '../rows/case-texts-panel';
import { SizedPanel } from '../sized/sized-panel';
import { SolutionsPanel } from '../rows/solutions-panel';
import { EditBar } from './edit-bar';
import { EditingContext } from './editing';
import { hasEditedCell } from '../sheet/sheet-keys';
import { type RefusedText, RefusedTextsContext, useKeptRefusals } from '../sheet/refused-texts';
import { refusalText, rowAt } from './refused-text-note';
import { TypedAmounts } from './typed-amounts';
import { useEditSession } from './use-edit-session';
import { usePresence } from './use-presence';
import { useUnsavedWarning } from './use-unsaved-warning';
import { VersionFaultsPanel } from './version-faults-panel';

interface EditedModelProps {
  readonly caseId: string;
  readonly model: StartedModel;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Drops unsaved changes and reloads the model. */
  readonly onReload: () => void;
  readonly onStop: () => void;
}

/** A notice too, since the cell may be scrolled far away. */
const tell = (refused: RefusedText) =>
  notify({ title: 'A value wasn’t changed', message: refusalText(refused), kind: 'error' });

export function EditedModel({ caseId, model, onUnsaved, onReload, onStop }: EditedModelProps) {
  const session = useEditSession(caseId, model);
  const { drop } = session;
  const refusals = useKeptRefusals(tell);
  const refused = refusals.kept.filter(({ place }) => rowAt(session.editing.content.model, place));
  const isUnsaved = session.state.kind !== 'saved' || session.faults.length > 0;
  const isTyped = refused.length > 0 || hasEditedCell();
  usePresence(caseId);
  useUnsavedWarning(isUnsaved || refused.length > 0);
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  const isOutdated = !isUnsaved && !isTyped && session.isBehind(model.revision);
  const reload = useCallback(() => {
    drop();
    onReload();
  }, [drop, onReload]);
  useEffect(() => {
    if (isOutdated) reload();
  }, [isOutdated, reload]);
  return (
    <EditingContext value={session.editing}>
      <RefusedTextsContext value={refusals.texts}>
        <VersionFaultsPanel content={session.editing.content} />
        <SizedPanel caseId={caseId} editing={session.editing} />
        <ModelView
          content={session.editing.content}
          note={<EditBar model={model} session={session} refused={refused} onReload={reload} onStop={onStop} />}
        />
        <SolutionsPanel editing={session.editing} />
        <CalculationsPanel editing={session.editing} />
        <CaseTextsPanel editing={session.editing} />
        <TypedAmounts editing={session.editing} />
      </RefusedTextsContext>
    </EditingContext>
  );
}
