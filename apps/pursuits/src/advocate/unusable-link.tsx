import { ADVOCATE_LINK_DAYS, ADVOCATE_READING_HOURS } from '@casewright/rules';
import { EmptyState, LockedAreaPicture, PageHeader, Panel } from '@casewright/ui';

/** One text for every cause, so that it does not reveal what exists. */
export function UnusableLink() {
  return (
    <>
      <PageHeader title="Case Review" />
      <Panel>
        <EmptyState picture={<LockedAreaPicture />} title="This link can’t be used" level={2}>
          A link opens once, within {ADVOCATE_LINK_DAYS} days, in one browser, and lets you read for{' '}
          {ADVOCATE_READING_HOURS} hours. Ask the person who sent it for a new one.
        </EmptyState>
      </Panel>
    </>
  );
}
