import { filledAnswer } from '@casewright/rules';
import { Button, Loaded } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { newUuid } from '@casewright/web/uploads';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { savedAnswersQuery, type SavedAnswer } from './queries';
import { SavedAnswerForm } from './saved-answer-form';
import { useDeleteSavedAnswer } from './use-saved-answers';

interface SavedAnswersProps {
  readonly id: string;
  readonly personName: string;
  readonly onInsert: (text: string) => void;
}

/** Reusable replies with the person's name filled in. */
export function SavedAnswers({ id, personName, onInsert }: SavedAnswersProps) {
  const answers = useQuery(savedAnswersQuery);
  const [edited, edit] = useState<SavedAnswer>();
  const deleting = useDeleteSavedAnswer();
  return (
    <section id={id} aria-label="Saved answers" className="rounded-card border border-line bg-paper p-4">
      {edited ? (
        <SavedAnswerForm key={edited.id} answer={edited} onDone={() => edit(undefined)} />
      ) : (
        <>
          <Loaded
            query={answers}
            what="saved answers"
            rows={2}
            isEmpty={(list) => list.length === 0}
            empty={<p className="py-1 text-label text-ink-muted">Answers you save here can be used by every admin.</p>}
          >
            {(list) => (
              <ul>
                {list.map((answer) => (
                  <li key={answer.id} className="flex items-center gap-1 border-b border-line py-1">
                    <button
                      type="button"
                      className="min-h-11 min-w-0 flex-1 rounded-box px-2 py-1 text-left hover:bg-hover"
                      onClick={() => onInsert(filledAnswer(answer.content, personName))}
                    >
                      <span className="block truncate text-small font-semibold">{answer.title}</span>
                      <span className="block truncate text-label text-ink-muted">
                        {filledAnswer(answer.content, personName)}
                      </span>
                    </button>
                    <Button
                      kind="quiet"
                      size="small"
                      className={icon}
                      aria-label={`Edit ${answer.title}`}
                      onClick={() => edit(answer)}
                    >
                      <Pencil aria-hidden className="size-4" />
                    </Button>
                    <Button
                      kind="quiet"
                      size="small"
                      className={icon}
                      aria-label={`Delete ${answer.title}`}
                      onClick={() => deleting.mutate(answer)}
                    >
                      <Trash2 aria-hidden className="size-4" />
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
          <Button size="small" className="mt-3" onClick={() => edit({ id: newUuid(), title: '', content: '' })}>
            <Plus aria-hidden className="size-4" />
            New saved answer
          </Button>
        </>
      )}
    </section>
  );
}

const icon = 'w-9 shrink-0 px-0! max-md:w-11';
