import { deliverableNumber, momentText, sizeText } from '@casewright/rules';
import { Facts, FileRow, PageHeader, Panel } from '@casewright/ui';
import { AnswerForm } from './answer-form';
import type { ReviewedCase as Read } from './queries';

export function ReviewedCase({ read }: { readonly read: Read }) {
  const { prospect, opportunity, seller, proposed, competing, version, readUntil } = read;
  const facts = [
    { label: 'For', value: prospect },
    { label: 'Proposed', value: proposed.join(', ') || 'Not specified' },
    { label: 'Compared with', value: competing.join(', ') || 'Not specified' },
    { label: 'Sent by', value: seller },
    { label: 'You can read it until', value: momentText(new Date(readUntil)) },
  ];
  return (
    <>
      <PageHeader title="Case Review" lead={<span className="wrap-anywhere">{opportunity}</span>} />
      <div className="grid gap-5">
        <Panel title="About this case">
          <Facts facts={facts} />
        </Panel>
        {version && (
          <Panel title="Value case">
            <div className="grid gap-4">
              <p className="text-small wrap-anywhere whitespace-pre-wrap">{version.note}</p>
              <ul aria-label="Files" className="grid gap-4">
                {version.files.map(({ id, name, size, sha256 }) => (
                  <FileRow
                    key={id}
                    name={name}
                    detail={sizeText(size)}
                    sha256={sha256}
                    href={`/api/case-review/files/${id}`}
                  />
                ))}
              </ul>
              <p className="text-caption text-ink-muted">
                Version {deliverableNumber(version.number, version.files)}, approved by {seller} on{' '}
                {momentText(new Date(version.approvedAt))}
              </p>
            </div>
          </Panel>
        )}
        <AnswerForm read={read} />
      </div>
    </>
  );
}
