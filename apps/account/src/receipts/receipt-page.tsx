import { momentText } from '@casewright/rules';
import { Badge, Button, Loaded, moneyText, PageHeader, Panel, unitPriceText } from '@casewright/ui';
import { BRAND } from '@casewright/rules/brand';
import { formatDate, isNotThere, useUser } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { useParams } from '@casewright/web/router';
import { Printer } from 'lucide-react';
import { receiptQuery, type Receipt } from './queries';

export function ReceiptPage() {
  const { id = '' } = useParams();
  const receipt = useQuery(receiptQuery(id));
  const { data } = receipt;
  return (
    <>
      <PageHeader
        title={data ? `Receipt ${data.number}` : 'Receipt'}
        back={
          <span className="print:hidden">
            <BackLink to={paths.transactionHistory}>Back to Transaction History</BackLink>
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
      <Loaded
        query={receipt}
        what="the receipt"
        rows={5}
        refused={(error) => isNotThere(error) && <p className="text-small">We couldn&apos;t find this receipt.</p>}
      >
        {(found) => <Statement receipt={found} />}
      </Loaded>
    </>
  );
}

function Statement({ receipt }: { readonly receipt: Receipt }) {
  const { issuedAt, credits, subtotalCents, taxes, totalCents, reversals } = receipt;
  const back = reversals.filter(({ isActive }) => isActive);
  // A dispute may include an amount that was already refunded.
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
          <Line
            label={`${credits} ${BRAND.name} value credits`}
            note={`${unitPriceText(subtotalCents / credits)} a credit`}
            cents={subtotalCents}
          />
          {taxes.map(({ label, amountCents }) => (
            <Line
              key={label}
              label={isWithTaxes ? label : `${label} (included)`}
              cents={amountCents}
              isQuiet={!isWithTaxes}
            />
          ))}
          <Line label="Total paid" cents={totalCents} isTotal />
          {back.map(({ id, kind, amountCents, createdAt }) => (
            <Line
              key={id}
              label={`${kind === 'refund' ? 'Refunded' : 'Disputed'} ${formatDate(createdAt)}`}
              cents={-amountCents}
            />
          ))}
          {back.length > 0 && <Line label="Net paid" cents={totalCents - backCents} isTotal />}
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
  return backCents === totalCents ? 'Reversed' : 'Partly reversed';
};

/** As entered at checkout, else the signed-in user. */
function useBilledTo({ billedTo }: Receipt): readonly string[] {
  const user = useUser();
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
  readonly note?: string;
  readonly cents: number;
  readonly isTotal?: boolean;
  readonly isQuiet?: boolean;
}

function Line({ label, note, cents, isTotal, isQuiet }: LineProps) {
  return (
    <tr className={`border-t border-line ${isTotal ? 'font-semibold' : ''} ${isQuiet ? 'text-ink-faint' : ''}`}>
      <th scope="row" className={`py-3 text-left ${isTotal ? 'font-semibold' : 'font-normal'}`}>
        {label}
        {note && <span className="block text-caption text-ink-faint">{note}</span>}
      </th>
      <td className="py-3 text-right tabular-nums">{moneyText(cents)}</td>
    </tr>
  );
}
