import type { ReactNode } from 'react';

const frame = (children: ReactNode) => (
  <svg
    aria-hidden
    width="112"
    height="66"
    viewBox="0 0 112 66"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
const sheet = (
  <rect x="1" y="1" width="82" height="58" rx="6" strokeWidth="1.5" className="fill-sunken stroke-line-strong" />
);

export function PursuitPicture() {
  return frame(
    <>
      {sheet}
      <path d="M13 42 31 27l14 9 24-22" className="stroke-accent" />
      <circle cx="70" cy="13" r="4" className="fill-value-fill" />
      <circle cx="94" cy="46" r="17" strokeWidth="1.25" className="fill-accent-soft stroke-accent" />
      <path d="M94 39v14m-7-7h14" className="stroke-accent" />
    </>,
  );
}

export function StatementPicture() {
  return frame(
    <>
      {sheet}
      <path d="M14 17h26M14 29h34M14 41h20M62 17h8M62 29h8M62 41h8" className="stroke-line-strong" />
      <circle cx="94" cy="46" r="17" strokeWidth="1.25" className="fill-value-soft stroke-value-fill" />
      <path
        d="M94 36v20m4.5-15.5c-1-1.6-2.6-2-4.5-2-2.6 0-4.5 1.3-4.5 3.5 0 5 9.5 2.5 9.5 7.5 0 2.2-2 3.5-5 3.5-2.2 0-4-.7-5-2.5"
        strokeWidth="1.5"
        className="stroke-value"
      />
    </>,
  );
}

export function InboxPicture() {
  return frame(
    <>
      {sheet}
      <path d="M2 37h24l5 8h22l5-8h24" className="stroke-line-strong" />
      <path d="m20 14 22 14 22-14" className="stroke-accent" />
      <circle cx="94" cy="46" r="17" strokeWidth="1.25" className="fill-accent-soft stroke-accent" />
      <path d="m87 46 5 5 9-10" className="stroke-accent" />
    </>,
  );
}

export function MissingAreaPicture() {
  return wide(
    <>
      <rect x="12" y="13" width="31" height="60" rx="3" className="fill-sunken stroke-none" />
      <rect x="53" y="13" width="86" height="60" rx="5" strokeDasharray="3 4" className="stroke-value-fill" />
      <path d="M88 36a9 9 0 1 1-1 9M87 34v5h5" strokeWidth="2" className="stroke-value" />
    </>,
  );
}

export function LockedAreaPicture() {
  return wide(
    <>
      <rect x="12" y="13" width="31" height="60" rx="3" className="fill-sunken stroke-none" />
      <rect x="53" y="13" width="86" height="60" rx="5" className="fill-sunken stroke-line-strong" />
      <rect x="84" y="40" width="24" height="19" rx="4" strokeWidth="2" className="fill-surface stroke-accent" />
      <path d="M89 40v-5a7 7 0 0 1 14 0v5M96 48v4" strokeWidth="2" className="stroke-accent" />
    </>,
  );
}

const wide = (children: ReactNode) => (
  <svg
    aria-hidden
    width="152"
    height="86"
    viewBox="0 0 152 86"
    fill="none"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <rect x="0.75" y="0.75" width="150.5" height="84.5" rx="10" className="fill-surface stroke-line-strong" />
    {children}
  </svg>
);
