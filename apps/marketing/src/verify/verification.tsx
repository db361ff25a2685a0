import { Loaded } from '@casewright/ui';
import { api } from '@casewright/web';
import { queryOptions, useQuery } from '@casewright/web/query';
import { BadgeCheck, CircleHelp, History } from 'lucide-react';

const verificationQuery = (fingerprint: string) =>
  queryOptions({
    queryKey: ['verify', fingerprint],
    queryFn: ({ signal }) => api.get('/api/verify/{sha256}', { path: { sha256: fingerprint }, signal }),
  });

/** @param fingerprint in lower case */
export function Verification({ fingerprint }: { readonly fingerprint: string }) {
  const found = useQuery(verificationQuery(fingerprint));
  return (
    <div aria-live="polite">
      <meta name="robots" content="noindex, nofollow" />
      <Loaded query={found} what="the result" rows={2}>
        {({ isIssued, isSuperseded }) => {
          if (!isIssued) return <Unknown fingerprint={fingerprint} />;
          return isSuperseded ? <Superseded fingerprint={fingerprint} /> : <Issued fingerprint={fingerprint} />;
        }}
      </Loaded>
    </div>
  );
}

const Issued = ({ fingerprint }: { readonly fingerprint: string }) => (
  <section className="grid gap-3 rounded-card border border-accent bg-accent-soft p-5 md:p-6.5">
    <h2 className="flex items-center gap-2.5 text-lead font-semibold">
      <BadgeCheck aria-hidden className="size-6 shrink-0 text-accent" />
      We issued this version
    </h2>
    <p className="text-pretty text-ink-muted">
      If you typed this from the footer of a document, choose its file below, so that we can check the file itself.
    </p>
    <p className="font-mono text-caption wrap-anywhere text-ink-muted">{fingerprint}</p>
  </section>
);

const Superseded = ({ fingerprint }: { readonly fingerprint: string }) => (
  <section className="grid gap-3 rounded-card border border-line bg-value-soft p-5 md:p-6.5">
    <h2 className="flex items-center gap-2.5 text-lead font-semibold">
      <History aria-hidden className="size-6 shrink-0 text-value" />
      We issued this version, and a newer one since
    </h2>
    <p className="text-pretty text-ink-muted">
      The document is genuine, but its figures may have changed. Ask the sender for the latest version.
    </p>
    <p className="font-mono text-caption wrap-anywhere text-ink-muted">{fingerprint}</p>
  </section>
);

const Unknown = ({ fingerprint }: { readonly fingerprint: string }) => (
  <section className="grid gap-3 rounded-card border border-line bg-value-soft p-5 md:p-6.5">
    <h2 className="flex items-center gap-2.5 text-lead font-semibold">
      <CircleHelp aria-hidden className="size-6 shrink-0 text-value" />
      We didn’t issue this version
    </h2>
    <p className="text-pretty text-ink-muted">
      Check that you copied all 64 characters. If they’re right, the document was changed, or it isn’t ours. Ask the
      sender for the original.
    </p>
    <p className="font-mono text-caption wrap-anywhere text-ink-muted">{fingerprint}</p>
  </section>
);
