const steps = [
  ['Register', 'Add the pursuit opportunity from your account.'],
  ['Provide', 'Enter or upload prospect data and the architected solution. We organize and analyze it.'],
  ['Accept', 'Approve the case cost, shown in value credits, from your account.'],
  ['Review', 'Schedule case reviews and an advocate case review.'],
  ['Present', 'Download the value case and take it to the meeting.'],
] as const;

/** Horizontal on wide screens, vertical on a phone. */
export function CaseProcess() {
  return (
    <>
      <ol className="grid gap-7 border-line-strong max-md:border-l md:grid-cols-5 md:gap-6 md:border-t">
        {steps.map(([name, text], index) => (
          <li key={name} className="relative max-md:pl-5 md:pt-4.5">
            <span
              aria-hidden
              className="absolute size-2 rounded-full bg-accent max-md:top-3 max-md:-left-1 md:-top-1 md:left-0"
            />
            <p aria-hidden className="font-serif text-title-small font-semibold text-accent tabular-nums">
              {index + 1}
            </p>
            <h3 className="mt-1.5 text-lead font-semibold">{name}</h3>
            <p className="text-label text-pretty text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10 max-w-180 text-small text-pretty text-ink-muted">
        With <strong className="font-semibold text-ink">Proposal Support</strong>, we join the proposal meeting, present
        the business value section, and answer value questions.
      </p>
    </>
  );
}
