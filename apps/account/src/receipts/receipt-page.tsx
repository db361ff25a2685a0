import { billedToLines, momentText, type ReceiptLine, receiptLines, receiptStatus } from '@casewright/rules';
import {
  Badge,
  Button,
  buttonLook,
  Loaded,
  moneyText,
  PageHeader,
  Panel,
  unitPriceText,
  useDownload,
} from '@casewright/ui';
import { BRAND } from '@casewright/rules/brand';
import { formatDate, isNotThere, useUser } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { paths, settingsTab } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link, useParams } from '@casewright/web/router';
import { Download, Printer } from 'lucide-react';
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
            <span className="flex flex-wrap gap-3 print:hidden">
              <DownloadPdf id={id} number={data.number} />
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
      {data && (
        <p className="mt-4 text-label text-ink-muted print:hidden">
          Need a company, tax ID, or purchase order on your next receipt?{' '}
          <Link to={settingsTab('billing')} className="rounded-box font-medium text-accent hover:text-accent-strong">
            Edit billing details
          </Link>
        </p>
      )}
    </>
  );
}

function DownloadPdf({ id, number }: { readonly id: string; readonly number: string }) {
  const { isWorking, failure, link } = useDownload({
    name: `receipt-${number}.pdf`,
    href: `/api/credits/orders/${id}/receipt/pdf`,
  });
  return (
    <>
      <a {...link} className={buttonLook('primary')}>
        <Download aria-hidden className="size-4" />
        {isWorking ? 'Downloading...' : 'Download PDF'}
      </a>
      {failure && (
        <p role="alert" className="basis-full text-label text-danger">
          {failure}
        </p>
      )}
    </>
  );
}

function Statement({ receipt }: { readonly receipt: Receipt }) {
  const user = useUser();
  const buyer = user && { name: `${user.firstName} ${user.lastName}`, email: user.email };
  const status = receiptStatus(receipt);
  return (
    <Panel>
      <div className="mb-6 flex flex-wrap justify-between gap-6 text-small">
        <Party title="From" lines={[BRAND.name, BRAND.address, BRAND.contactEmail]} />
        <Party title="Billed to" lines={billedToLines(receipt, buyer)} />
        <Party title="Paid" lines={[momentText(new Date(receipt.issuedAt))]} />
      </div>
      <table className="w-full text-small">
        <caption className="sr-only">What was paid</caption>
        <tbody>
          {receiptLines(receipt, BRAND.name, formatDate).map((line, index) => (
            <Line key={`${index} ${line.label}`} line={line} />
          ))}
        </tbody>
      </table>
      <p className="mt-5">
        <Badge tone={status === 'Paid' ? 'accent' : 'neutral'}>{status}</Badge>
      </p>
    </Panel>
  );
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

function Line({ line: { label, cents, unitCents, isTotal, isIncluded } }: { readonly line: ReceiptLine }) {
  return (
    <tr className={`border-t border-line ${isTotal ? 'font-semibold' : ''} ${isIncluded ? 'text-ink-faint' : ''}`}>
      <th scope="row" className={`py-3 text-left ${isTotal ? 'font-semibold' : 'font-normal'}`}>
        {label}
        {unitCents && <span className="block text-caption text-ink-faint">{unitPriceText(unitCents)} a credit</span>}
      </th>
      <td className="py-3 text-right tabular-nums">{moneyText(cents)}</td>
    </tr>
  );
}
