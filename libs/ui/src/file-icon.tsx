import { FileImage, FileSpreadsheet, FileText } from 'lucide-react';

const SHEETS = ['csv', 'xlsx'];
const PICTURES = ['png', 'jpg', 'jpeg', 'gif', 'webp'];

export function FileIcon({ name }: { readonly name: string }) {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const look = { 'aria-hidden': true, className: 'size-4.5' };
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
      {SHEETS.includes(ending) ? (
        <FileSpreadsheet {...look} />
      ) : PICTURES.includes(ending) ? (
        <FileImage {...look} />
      ) : (
        <FileText {...look} />
      )}
    </span>
  );
}
