interface ProportionBarProps {
  /** From 0 to 100. */
  readonly percent: number;
}

/** Decorative: show the number beside it. */
export function ProportionBar({ percent }: ProportionBarProps) {
  return (
    <div aria-hidden className="h-1.5 w-30 overflow-hidden rounded-full bg-sunken">
      <div
        className="h-full rounded-full bg-chart-2 transition-[width]"
        style={{ width: `${Math.min(Math.max(percent, 0), 100)}%` }}
      />
    </div>
  );
}
