import type { UploadLimits } from '@casewright/rules';
import { Button, type ButtonKind } from '@casewright/ui';
import { Upload } from 'lucide-react';
import { useRef } from 'react';

interface ChooseFileProps {
  readonly label: string;
  /** Completes the label for screen readers. */
  readonly of?: string;
  readonly kind?: ButtonKind;
  readonly limits?: UploadLimits | undefined;
  readonly isMultiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

export function ChooseFile({ label, of, kind = 'secondary', limits, isMultiple = false, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const name = of ? `${label}: ${of}` : label;
  return (
    <>
      <Button kind={kind} size="small" aria-label={name} onClick={() => input.current?.click()}>
        <Upload aria-hidden className="size-4" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        hidden
        accept={limits?.endings.map((ending) => `.${ending}`).join(',')}
        aria-label={of ? `File of ${of}` : 'Files of the inputs'}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
