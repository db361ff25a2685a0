import { momentText } from '@casewright/rules';
import { BackLink, Badge, Button, FailedState, moneyText, PageHeader, Panel, SkeletonRows } from '@casewright/ui';
import { BRAND } from '@casewright/rules/brand';
import { api, creditsKey, isNotThere, paths, useSession, type Answer } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { useQuery } from '@casewright/web/query';
import { Link, useParams } from '@casewright/web/router';
import { Printer } from 'lucide-react';

type Receipt = Answer<'get', '/api/credits/orders/{id}/receipt'>;

/** What was bought, with its taxes, to read and to print. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...creditsKey, 'receipt', id],
    queryFn: ({ signal }) => api.get('/api/credits/orders/{id}/receipt', { signal, path: { id } }),
  });
  const isUnknown = isNotThere(error);
  return (
    <AccountPage>
      <PageHeader
        title={data ? `Receipt ${data.number}` : 'Receipt'}
        back={
          <span className="print:hidden">
            <BackLink to={paths.transactionHistory} link={Link}>
              Back to Transaction History
            </BackLink>
          </span>
        }
        actions={
          data && (
            <span className="print:hidden">
              <Button onClick={() => window.print()}>
                <Printer aria-hidden className="size-4" />
                Print
              </Button>
            </span>
          )
        }
      />
      {isPending && (
        <Panel>
          <SkeletonRows label="Loading the receipt" rows={5} />
        </Panel>
      )}
      {isUnknown && (
        <Panel>
          <p className="text-small text-ink-muted">You have no receipt under this address.</p>
        </Panel>
      )}
      {error && !isUnknown && (
        <FailedState title="Failed to load the receipt." isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <Statement receipt={data} />}
    </AccountPage>
  );
}

function Statement({ receipt }: { readonly receipt: Receipt }) {
  const { issuedAt, credits, subtotalCents, taxes, totalCents, reversals } = receipt;
  const back = reversals.filter(({ isActive }) => isActive);
  // A dispute may be about more than a refund has left.
  const backCents = Math.min(
    totalCents,
    back.reduce((sum, { amountCents }) => sum + amountCents, 0),
  );
  const isWithTaxes = totalCents !== subtotalCents;
  return (
    <Panel>
      <div className="mb-6 flex flex-wrap justify-between gap-6 text-small">
        <Party title="From" lines={[BRAND.name, BRAND.address, BRAND.contactEmail]} />
        <Party title="Billed to" lines={useBilledTo(receipt)} />
        <Party title="Paid" lines={[momentText(new Date(issuedAt))]} />
      </div>
      <table className="w-full text-small">
        <caption className="sr-only">What was paid</caption>
        <tbody>
          <Line label={`${credits} ${BRAND.name} value credits`} cents={subtotalCents} />
          {taxes.map(({ label, amountCents }) => (
            <Line
              key={label}
              label={isWithTaxes ? label : `${label} (included)`}
              cents={amountCents}
              isQuiet={!isWithTaxes}
            />
          ))}
          <Line label="Total paid" cents={totalCents} isTotal />
          {back.map(({ id, kind, amountCents }) => (
            <Line key={id} label={kind === 'refund' ? 'Refunded' : 'Disputed'} cents={-amountCents} />
          ))}
          {back.length > 0 && <Line label="Paid in the end" cents={totalCents - backCents} isTotal />}
        </tbody>
      </table>
      <p className="mt-5">
        <Badge tone={back.length > 0 ? 'neutral' : 'accent'}>{statusOf(backCents, totalCents)}</Badge>
      </p>
    </Panel>
  );
}

const statusOf = (backCents: number, totalCents: number): string => {
  if (backCents === 0) return 'Paid';
  return backCents === totalCents ? 'Returned in full' : 'Returned in part';
};

/** As the provider was told at the checkout, or else who is signed in. */
function useBilledTo({ billedTo }: Receipt): readonly string[] {
  const user = useSession((session) => (session.status === 'signed-in' ? session.user : undefined));
  const name = billedTo?.name ?? (user && `${user.firstName} ${user.lastName}`);
  return [name, billedTo?.email ?? user?.email].flatMap((line) => line ?? []);
}

function Party({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h2 className="text-caption text-ink-faint">{title}</h2>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  );
}

interface LineProps {
  readonly label: string;
  readonly cents: number;
  readonly isTotal?: boolean;
  readonly isQuiet?: boolean;
}

function Line({ label, cents, isTotal, isQuiet }: LineProps) {
  return (
    <tr className={`border-t border-line ${isTotal ? 'font-semibold' : ''} ${isQuiet ? 'text-ink-faint' : ''}`}>
      <th scope="row" className={`py-3 text-left ${isTotal ? 'font-semibold' : 'font-normal'}`}>
        {label}
      </th>
      <td className="py-3 text-right tabular-nums">{moneyText(cents)}</td>
    </tr>
  );
}
