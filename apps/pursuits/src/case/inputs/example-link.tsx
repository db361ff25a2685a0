import { type AskedInput, exampleCsv } from '@casewright/rules';
import { Button, offerFile } from '@casewright/ui';
import { Download } from 'lucide-react';

/** Template file with the required columns. */
export function ExampleLink({ item }: { readonly item: AskedInput }) {
  const csv = exampleCsv(item);
  if (!csv) return null;
  const download = () => offerFile(new Blob([csv], { type: 'text/csv' }), `${item.key}-example.csv`);
  return (
    <Button kind="quiet" size="small" aria-label={`Example file: ${item.title}`} onClick={download}>
      <Download aria-hidden className="size-4" />
      Example file
    </Button>
  );
}
