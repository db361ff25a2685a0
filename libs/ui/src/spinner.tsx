import { LoaderCircle } from 'lucide-react';

/** Prefer a skeleton if the shape of the content is known. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span role="status" aria-label={label} className="grid place-items-center text-accent">
      <LoaderCircle aria-hidden className="size-8 animate-turn" />
    </span>
  );
}
