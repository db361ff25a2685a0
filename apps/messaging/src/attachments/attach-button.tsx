import { ATTACHMENT_LIMITS } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';

const ACCEPTED = ATTACHMENT_LIMITS.endings.map((ending) => `.${ending}`).join(',');

export function AttachButton({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="w-9 px-0! max-md:w-11"
        aria-label="Attach files"
        title="Attach files"
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden className="size-4.5" />
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label="Files to attach"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
