import { ADVOCATE_LIMITS, type AdvocateAnswer, momentText } from '@casewright/rules';
import { Button, Callout, Panel, TextareaField } from '@casewright/ui';
import { api, clearNotices, isNotThere, notify, Problem, queryClient, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { lazy, Suspense, useRef, useState } from 'react';
import { caseReviewChanged, caseReviewQuery, isReviewOver, type ReviewedCase } from './queries';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

const NOTICES: Readonly<Record<AdvocateAnswer, string>> = {
  approve: 'Case approved',
  comment: 'Comment sent',
  decline: 'Case declined',
};

/** Advocates may comment until they decide. The decision is final. */
export function AnswerForm({ read }: { readonly read: ReviewedCase }) {
  const { decision, comments, seller } = read;
  return (
    <Panel title="Your answer">
      <div className="grid gap-4">
        {comments.length > 0 && (
          <ul aria-label="Your comments" className="grid gap-3">
            {comments.map(({ text, at }) => (
              <li key={at} className="grid gap-1 rounded-control bg-sunken p-3.5 text-label">
                <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>
                <time dateTime={at} className="text-caption text-ink-muted">
                  {momentText(new Date(at))}
                </time>
              </li>
            ))}
          </ul>
        )}
        {decision ? (
          <Callout kind={decision === 'approved' ? 'info' : 'value'}>
            Thank you. You {decision} this case, and we let {seller} know.
          </Callout>
        ) : (
          <Decide read={read} />
        )}
      </div>
    </Panel>
  );
}

interface Answer {
  readonly answer: AdvocateAnswer;
  readonly comment: string;
}

const DECISIONS = {
  approve: { title: 'Approve the case?', confirm: 'Approve', kind: 'primary' },
  decline: { title: 'Decline the case?', confirm: 'Decline', kind: 'danger' },
} as const;

const BUTTONS = [
  { answer: 'approve', label: 'Approve the case', kind: 'primary' },
  { answer: 'comment', label: 'Send comment', kind: 'secondary' },
  { answer: 'decline', label: 'Decline the case', kind: 'quiet' },
] as const;

function Decide({ read }: { readonly read: ReviewedCase }) {
  const { seller } = read;
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [asking, ask] = useState<keyof typeof DECISIONS>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, variables } = useMutation({
    onMutate: clearNotices,
    mutationFn: (body: Answer) =>
      api.post('/api/case-review/answer', { body }).catch(async (failure: unknown) => {
        if (failure instanceof Problem || !(await isAnsweredSince(read))) throw failure;
      }),
    onSuccess: async (_, { answer, comment: sent }) => {
      // Unless its next one is being typed.
      setComment((typed) => (typed.trim() === sent ? '' : typed));
      await caseReviewChanged();
      notify({ title: NOTICES[answer], kind: 'success' });
    },
    onError: async (failure) => {
      if (isReviewOver(failure) || isNotThere(failure)) return caseReviewChanged();
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t send that. Try again.'), kind: 'error' });
    },
  });
  const send = (answer: AdvocateAnswer) => {
    const lacksComment = answer !== 'approve' && !comment.trim();
    setMissing(lacksComment);
    if (lacksComment) field.current?.focus();
    else if (answer === 'comment') mutate({ answer, comment: comment.trim() });
    else ask(answer);
  };
  return (
    <>
      <TextareaField
        ref={field}
        label="Comment"
        hint={`${seller} and our analysts will see it. You can approve without one.`}
        rows={4}
        value={comment}
        maxLength={ADVOCATE_LIMITS.comment}
        error={isMissing ? 'Enter a comment.' : undefined}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        {BUTTONS.map(({ answer, label, kind }) => (
          <Button
            key={answer}
            kind={kind}
            isWorking={isPending && variables.answer === answer}
            disabled={isPending && variables.answer !== answer}
            onClick={() => send(answer)}
          >
            {label}
          </Button>
        ))}
      </div>
      {asking && (
        <Suspense>
          <Dialog
            {...DECISIONS[asking]}
            onConfirm={() => mutate({ answer: asking, comment: comment.trim() })}
            onClose={() => ask(undefined)}
          >
            We’ll let {seller} know. You can’t change your answer afterward.
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

/** Whether an answer arrived whose response was lost. */
async function isAnsweredSince({ decision, comments }: ReviewedCase): Promise<boolean> {
  const now = await queryClient.fetchQuery({ ...caseReviewQuery, staleTime: 0 }).catch(() => null);
  return now !== null && now !== 'over' && (now.decision !== decision || now.comments.length > comments.length);
}
