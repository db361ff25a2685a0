import { Button, Callout } from '@casewright/ui';

interface ColleagueNoticeProps {
  readonly name: string;
  readonly prospect: string;
  readonly onAnother: () => void;
}

export function ColleagueNotice({ name, prospect, onAnother }: ColleagueNoticeProps) {
  return (
    <Callout
      kind="value"
      action={
        <Button size="small" onClick={onAnother}>
          Mine is another opportunity
        </Button>
      }
    >
      <strong className="font-semibold">{name || 'A colleague'}</strong> registered a pursuit of {prospect} that closes
      in the same quarter.
    </Callout>
  );
}
