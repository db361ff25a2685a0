import { Button } from '@casewright/ui';

interface SaveButtonProps {
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  /** Label before it is saved. */
  readonly children: string;
}

/** Submits a section's form. */
export const SaveButton = ({ isSaving, isSaved, children }: SaveButtonProps) => (
  <Button type="submit" kind="primary" className="justify-self-start" isWorking={isSaving} isDone={isSaved}>
    {isSaving ? 'Saving...' : isSaved ? 'Saved' : children}
  </Button>
);
