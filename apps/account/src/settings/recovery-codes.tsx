import { Button, Callout, offerFile } from '@casewright/ui';
import { BRAND } from '@casewright/rules/brand';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Shown once: the server stores only hashes. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="grid max-w-128 gap-4.5">
      <Callout kind="value">
        Save these recovery codes where you can reach them without your phone. Each one signs you in once. You won’t see
        them again.
      </Callout>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-sunken px-5 py-4 text-body font-medium tabular-nums"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={onSaved}>
          I saved my codes
        </Button>
        <Button
          onClick={() =>
            void navigator.clipboard?.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          <Icon aria-hidden className="size-4" />
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button onClick={() => save(`${BRAND.name} recovery codes`, `${text}\n`)}>
          <Download aria-hidden className="size-4" />
          Download
        </Button>
      </div>
    </div>
  );
}

const save = (name: string, text: string): void =>
  offerFile(new Blob([text], { type: 'text/plain' }), `${name.toLowerCase().replaceAll(' ', '-')}.txt`);
