import { momentText, personText } from '@casewright/rules';
import { Badge, Button, Callout } from '@casewright/ui';
import { queryClient } from '@casewright/web';
import { FlaskConical, MessageSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CommentingArea } from '../comments/commenting-area';
import { EditedModel } from '../editing/edited-model';
import { EditorNotice } from '../editing/editor-notice';
import { VersionFaultsPanel } from '../editing/version-faults-panel';
import { sum } from '../figures/amounts';
import { modelQuery, type StartedModel, type ValueModelOfCase } from '../queries';
import { SizingWaits } from '../sized/sizing-waits';
import { hasEditedCell } from '../sheet/sheet-keys';
import { VersionActions } from '../versions/version-actions';
import { VersionList } from '../versions/version-list';
import { type OwnRanges, withRanges } from '../what-if/what-if';
import { WhatIfPanel } from '../what-if/what-if-panel';
import { ModelHeader } from './model-page';
import { ModelView } from './model-view';

interface StartedModelPageProps {
  readonly caseId: string;
  readonly found: ValueModelOfCase;
  readonly model: StartedModel;
}

/** A model for its writer or for readers. */
export function StartedModelPage({ caseId, found, model }: StartedModelPageProps) {
  const { isProvider, mayEdit, mayComment, mayTry } = found;
  const [isUnsaved, setUnsaved] = useState(false);
  const [reloads, setReloads] = useState(0);
  const [ranges, setRanges] = useState<OwnRanges>();
  const content = useMemo(() => withRanges(model.content, ranges ?? {}), [model.content, ranges]);
  const isWriter = mayEdit && model.editor?.isYou === true;
  const openComments = sum(model.openComments.map(({ count }) => count));
  const [wasWriting, setWriting] = useState(isWriter);
  // After a pause, or if another tab stopped, the writer continues unless someone else began.
  const isWriting = isWriter || (wasWriting && mayEdit && !model.editor);
  if (isWriting !== wasWriting) setWriting(isWriting);
  // Unsaved changes stay visible even without the editing right.
  const [hasStopped, setStopped] = useState(false);
  if (isWriting && hasStopped) setStopped(false);
  const isEdited = isWriting || (!hasStopped && (isUnsaved || (mayEdit && hasEditedCell())));

  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: modelQuery(caseId).queryKey });
    setUnsaved(false);
    setReloads(reloads + 1);
  };

  return (
    <CommentingArea caseId={caseId} model={model.content.model} open={model.openComments} mayComment={mayComment}>
      {(showComments) => (
        <>
          <ModelHeader
            found={found}
            actions={
              <>
                <span className="flex flex-wrap items-center gap-3">
                  {!isProvider && <Badge tone="neutral">Read only</Badge>}
                  <Button onClick={showComments}>
                    <MessageSquare aria-hidden className="size-4" />
                    {isProvider || !mayComment ? 'Comments' : 'Ask about a number'}
                    {openComments > 0 && <Badge tone="value">{openComments} open</Badge>}
                  </Button>
                </span>
                {mayTry && (
                  <Button aria-expanded={ranges !== undefined} onClick={() => setRanges(ranges ? undefined : {})}>
                    <FlaskConical aria-hidden className="size-4" />
                    What if
                  </Button>
                )}
                <VersionActions
                  caseId={caseId}
                  pursuitId={found.pursuitId}
                  model={model}
                  mayMake={mayEdit}
                  isWaiting={isUnsaved}
                />
              </>
            }
          />
          <div className="grid grid-cols-1 gap-5">
            {ranges && <WhatIfPanel content={model.content} ranges={ranges} onChange={setRanges} />}
            {ranges && content !== model.content && (
              <Callout kind="value">Results below use your own ranges. The model itself stays as it is.</Callout>
            )}
            {isEdited ? (
              <EditedModel
                key={reloads}
                caseId={caseId}
                model={model}
                onUnsaved={setUnsaved}
                onReload={() => void reload()}
                onStop={() => {
                  setWriting(false);
                  setUnsaved(false);
                  setStopped(true);
                  setReloads((before) => before + 1);
                }}
              />
            ) : (
              <>
                {mayEdit && <SizingWaits />}
                {mayEdit && <VersionFaultsPanel content={model.content} />}
                <ModelView
                  content={content}
                  note={mayEdit ? <EditorNotice caseId={caseId} model={model} /> : <LastChange model={model} />}
                />
              </>
            )}
            <VersionList caseId={caseId} versions={model.versions} />
          </div>
        </>
      )}
    </CommentingArea>
  );
}

const LastChange = ({ model: { editor, changedBy, changedAt } }: { readonly model: StartedModel }) => (
  <p>
    {editor && `${personText(editor)} is working on it. `}
    Last change by {personText(changedBy) === 'You' ? 'you' : personText(changedBy)}, {momentText(new Date(changedAt))}.
  </p>
);
