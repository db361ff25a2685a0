import { Check } from 'lucide-react';

export function Checks({ points, className = '' }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-2.5 ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
          {point}
        </li>
      ))}
    </ul>
  );
}
