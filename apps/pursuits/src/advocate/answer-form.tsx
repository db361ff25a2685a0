import { ADVOCATE_LIMITS, type AdvocateAnswer, momentText } from '@casewright/rules';
import { Button, Callout, Panel, TextareaField } from '@casewright/ui';
import { api, clearNotices, isNotThere, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { caseReviewChanged, type ReviewedCase } from './queries';

const NOTICES: Readonly<Record<AdvocateAnswer, string>> = {
  approve: 'Case approved',
  comment: 'Comment sent',
  decline: 'Case declined',
};

/** The advocate decides once, and comments until then. */
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
            You {decision} this case. {seller} was told. Thank you.
          </Callout>
        ) : (
          <Decide seller={seller} />
        )}
      </div>
    </Panel>
  );
}

function Decide({ seller }: { readonly seller: string }) {
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: (answer: AdvocateAnswer) =>
      api.post('/api/case-review/answer', { body: { answer, comment: comment.trim() } }),
    onSuccess: async (_, answer) => {
      setComment('');
      await caseReviewChanged();
      notify({ title: NOTICES[answer], kind: 'success' });
    },
    onError: async (failure) => {
      if (isNotThere(failure)) return caseReviewChanged();
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t send that. Try again.'), kind: 'error' });
    },
  });
  const send = (answer: AdvocateAnswer) => {
    const lacksComment = answer !== 'approve' && !comment.trim();
    setMissing(lacksComment);
    if (!lacksComment) mutate(answer);
  };
  return (
    <>
      <TextareaField
        label="Comment"
        hint={`${seller} and the analysts read it. You can approve without one.`}
        rows={4}
        value={comment}
        maxLength={ADVOCATE_LIMITS.comment}
        error={isMissing ? 'Enter a comment.' : undefined}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" isWorking={isPending} onClick={() => send('approve')}>
          Approve the case
        </Button>
        <Button isWorking={isPending} onClick={() => send('comment')}>
          Send comment
        </Button>
        <Button kind="quiet" isWorking={isPending} onClick={() => send('decline')}>
          Decline the case
        </Button>
      </div>
    </>
  );
}
