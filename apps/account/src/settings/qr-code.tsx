import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Light border in modules, required by scanners. */
const BORDER = 4;

/** Rendered locally, so that the secret is not sent anywhere. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-48 rounded-control bg-scan-ground"
    >
      <path d={squares.join('')} shapeRendering="crispEdges" className="fill-scan" />
    </svg>
  );
}
