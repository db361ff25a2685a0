const LEVELS = ['low', 'medium', 'high'] as const;
type Level = (typeof LEVELS)[number];

const looks: Record<Level, string> = { high: 'bg-chart-1', medium: 'bg-chart-2', low: 'bg-value-fill' };

export const CONFIDENCE_LABELS: Readonly<Record<Level, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

export function ConfidenceMark({ confidence }: { readonly confidence: Level }) {
  const level = LEVELS.indexOf(confidence);
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="flex gap-0.5">
        {LEVELS.map((name, index) => (
          <span key={name} className={`h-2.5 w-1 ${index <= level ? looks[confidence] : 'bg-line-strong'}`} />
        ))}
      </span>
      {CONFIDENCE_LABELS[confidence]}
    </span>
  );
}
