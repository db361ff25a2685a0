import { LoaderCircle } from 'lucide-react';

/** For what has no shape yet; where the shape of what comes is known, a skeleton says more. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span role="status" aria-label={label} className="grid place-items-center text-accent">
      <LoaderCircle aria-hidden className="size-8 animate-turn" />
    </span>
  );
}
