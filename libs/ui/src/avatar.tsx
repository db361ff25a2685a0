interface AvatarProps {
  readonly name: string;
}

export function Avatar({ name }: AvatarProps) {
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-caption font-semibold text-accent"
    >
      {initialsOf(name)}
    </span>
  );
}

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('') || '?';
