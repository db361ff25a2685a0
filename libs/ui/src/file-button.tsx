import { useRef, type ComponentProps } from 'react';
import { Button } from './button';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** 'pdf' */
  readonly endings: readonly string[];
  /** Label of the file input: 'Files to attach'. */
  readonly inputLabel: string;
  readonly onChoose: (files: readonly File[]) => void;
}

export function FileButton({ endings, inputLabel, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={endings.map((ending) => `.${ending}`).join(',')}
        aria-label={inputLabel}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
