import { Button, SearchField } from '@casewright/ui';
import { useShortcuts } from '@casewright/web';
import { useNavigate } from '@casewright/web/router';
import { ListChecks } from 'lucide-react';
import { useCallback } from 'react';
import { folderPath } from './mailbox-address';
import type { MessageFolder } from './queries';

interface ListHeadProps {
  readonly folder: MessageFolder;
  readonly search: string;
  readonly onSelect: () => void;
}

export function ListHead({ folder, search, onSelect }: ListHeadProps) {
  const hasShortcuts = useShortcuts();
  const navigate = useNavigate();
  const isSearching = search !== '';
  const searchFor = useCallback(
    // Back leaves the search instead of undoing each change.
    (wanted: string) => void navigate(folderPath(folder, wanted), { replace: isSearching, preventScrollReset: true }),
    [folder, isSearching, navigate],
  );
  return (
    <div className="flex min-h-13 shrink-0 items-center gap-1 border-b border-line py-2.5 pr-2 pl-3.5">
      <SearchField
        label="Search messages"
        placeholder="Search messages"
        search={search}
        hasShortcut={hasShortcuts}
        isWide
        onSearch={searchFor}
      />
      <Button
        kind="quiet"
        size="small"
        className="w-9 shrink-0 px-0! max-md:w-11"
        aria-label="Select messages"
        title="Select messages"
        onClick={onSelect}
      >
        <ListChecks aria-hidden className="size-4.5" />
      </Button>
    </div>
  );
}
