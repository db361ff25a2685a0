import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Modules of light border, which cameras need to find the code. */
const BORDER = 4;

/** Drawn in the browser, so that the secret isn't sent anywhere. */
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
