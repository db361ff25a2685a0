import { ADVOCATE_READING_HOURS } from '@casewright/rules';
import { Button, PageHeader, Panel } from '@casewright/ui';
import { api, clearNotices, isNotThere, notify, titleOf, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { visitOf } from './kept-visit';
import { caseReviewChanged, isReviewOver, type FollowedLink } from './queries';
import { ReviewOver } from './review-over';
import { UnusableLink } from './unusable-link';

/** Waits for a click, because mail scanners open links too. */
export function OpenLink({ link }: { readonly link: FollowedLink }) {
  const [refused, setRefused] = useState<'unusable' | 'over'>();
  // After a lost response, the link opens again for the same visit alone.
  const [visit] = useState(() => visitOf(link.linkId));
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: () => api.post('/api/case-review/opening', { body: { ...link, visit } }),
    retry: worthAnotherTry,
    onSuccess: caseReviewChanged,
    onError: (failure) => {
      if (isReviewOver(failure)) return setRefused('over');
      if (isNotThere(failure)) return setRefused('unusable');
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t open the case. Try again.'), kind: 'error' });
    },
  });
  if (refused) return refused === 'over' ? <ReviewOver /> : <UnusableLink />;
  return (
    <>
      <PageHeader title="Case Review" lead="You were invited to review a value case." />
      <Panel>
        <div className="grid gap-5">
          <p className="text-small text-pretty">
            You can read the case in this browser for {ADVOCATE_READING_HOURS} hours, and approve it, comment on it, or
            decline it. The link won’t open again, so open it on the device you want to read on.
          </p>
          <Button kind="primary" className="justify-self-start" isWorking={isPending} onClick={() => mutate()}>
            Open the case
          </Button>
        </div>
      </Panel>
    </>
  );
}
