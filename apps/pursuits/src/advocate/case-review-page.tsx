import { Loaded } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { useLocation, useNavigate } from '@casewright/web/router';
import { useEffect, useState } from 'react';
import { caseReview } from '../addresses';
import { forgetVisit } from './kept-visit';
import { OpenLink } from './open-link';
import { caseReviewQuery, linkIn } from './queries';
import { ReviewedCase } from './reviewed-case';
import { ReviewOver } from './review-over';
import { UnusableLink } from './unusable-link';

/** For advocates, who have no account and follow an emailed link. */
export function CaseReviewPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // In memory only, so that the token appears in neither the address bar nor the history.
  const [followed, follow] = useState(hash);
  if (hash && hash !== followed) follow(hash);
  useEffect(() => {
    if (hash) void navigate(caseReview, { replace: true });
  }, [hash, navigate]);
  const link = linkIn(followed);
  const found = useQuery(caseReviewQuery);
  const readId = found.data && found.data !== 'over' ? found.data.linkId : undefined;
  useEffect(() => {
    if (readId) forgetVisit(readId);
  }, [readId]);
  return (
    <div className="mx-auto w-full max-w-200 px-4.5 py-8 md:py-12">
      <meta name="robots" content="noindex, nofollow" />
      <Loaded query={found} what="the case" rows={6}>
        {(read) => {
          if (read === 'over') return link ? <OpenLink key={link.linkId} link={link} /> : <ReviewOver />;
          if (read && (!link || link.linkId === read.linkId)) return <ReviewedCase read={read} />;
          return link ? <OpenLink key={link.linkId} link={link} /> : <UnusableLink />;
        }}
      </Loaded>
    </div>
  );
}
