import {
  AreaError,
  Avatar,
  Button,
  Callout,
  EmptyState,
  FailedState,
  InboxPicture,
  LockedAreaPicture,
  LostPagePicture,
  MissingAreaPicture,
  Panel,
  PursuitPicture,
  Skeleton,
  SkeletonRows,
  StatementPicture,
} from '@casewright/ui';

export function States() {
  return (
    <Panel title="States">
      <div className="grid gap-5 md:grid-cols-3">
        <EmptyState
          picture={<PursuitPicture />}
          title="No pursuits yet"
          action={<Button kind="primary">Register</Button>}
        >
          Register an opportunity you’re working on to start its value case.
        </EmptyState>
        <EmptyState picture={<StatementPicture />} title="No Transactions Yet" />
        <EmptyState picture={<InboxPicture />} title="No messages" />
        <FailedState title="Failed to load transaction history." onRetry={() => undefined} />
        <FailedState title="Trying again" isRetrying onRetry={() => undefined} />
        <div>
          <Skeleton className="h-8 w-40" />
          <SkeletonRows label="Loading" rows={3} />
        </div>
        <Avatar name="Northwind Presales" />
        <Callout kind="info">Faster turnaround costs more.</Callout>
        <LockedAreaPicture />
        <LostPagePicture />
      </div>
      <AreaError
        picture={<MissingAreaPicture />}
        title="Messages didn’t load"
        tab="Gallery"
        actions={
          <>
            <Button kind="primary">Retry</Button>
            <Button>Back to Dashboard</Button>
          </>
        }
        footnote="Still not working? Write to hello@casewright.example."
      >
        Try again. The rest of Casewright is working.
      </AreaError>
    </Panel>
  );
}
