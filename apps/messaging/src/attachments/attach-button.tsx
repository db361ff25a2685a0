import { ATTACHMENT_LIMITS } from '@casewright/rules';
import { FileButton } from '@casewright/ui';
import { Paperclip } from 'lucide-react';

export const AttachButton = ({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) => (
  <FileButton
    endings={ATTACHMENT_LIMITS.endings}
    inputLabel="Files to attach"
    kind="quiet"
    size="small"
    className="w-9 px-0! max-md:w-11"
    aria-label="Attach files"
    title="Attach files"
    onChoose={onChoose}
  >
    <Paperclip aria-hidden className="size-4.5" />
  </FileButton>
);
