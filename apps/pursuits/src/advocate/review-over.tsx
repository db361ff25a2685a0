import { EmptyState, PageHeader, Panel, PursuitPicture } from '@casewright/ui';

/** For an advocate whose link was right: the case changed, so there is nothing to approve at the moment. */
export function ReviewOver() {
  return (
    <>
      <PageHeader title="Case Review" />
      <Panel>
        <EmptyState picture={<PursuitPicture />} title="This review is over" level={2}>
          The case is being changed or was completed, so your answer isn’t needed right now. If there is a new version
          to review, you’ll get a new link by email.
        </EmptyState>
      </Panel>
    </>
  );
}
