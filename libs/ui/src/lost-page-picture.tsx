export function LostPagePicture() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 420 210"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full max-w-105"
    >
      <rect
        x="1"
        y="1"
        width="300"
        height="206"
        rx="14"
        strokeWidth="1.5"
        className="fill-surface stroke-line-strong"
      />
      <rect x="22" y="22" width="96" height="8" rx="4" className="fill-line-strong" />
      <rect x="22" y="39" width="61" height="6" rx="3" className="fill-line" />
      <path d="M22 81h258M22 116h258M22 152h258" className="stroke-line" />
      <path
        d="M35 186v-65h26v65ZM82 186v-50h26v50ZM131 186v-79h26v79ZM179 186v-61h26v61ZM228 186v-94h26v94Z"
        className="fill-chart-3"
      />
      <path d="M22 186h258" className="stroke-line-strong" />
      <path d="m48 112 47 11 49-30 48 13 49-33 60-24" strokeWidth="2.5" className="stroke-accent" />
      <path
        d="M301 49c28-10 38-2 46 18s28 22 43-2"
        strokeWidth="2.5"
        strokeDasharray="4 6"
        className="stroke-value-fill"
      />
      <circle cx="393" cy="62" r="7" className="fill-value-fill" />
    </svg>
  );
}
