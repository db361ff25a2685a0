import { Paperclip } from 'lucide-react';
import { FileButton } from './file-button';

interface AttachButtonProps {
  /** With the dot: '.pdf'. */
  readonly endings: readonly string[];
  readonly onChoose: (files: readonly File[]) => void;
}

export const AttachButton = ({ endings, onChoose }: AttachButtonProps) => (
  <FileButton
    endings={endings}
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
