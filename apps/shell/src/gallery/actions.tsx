import { Badge, Button, CopyButton, CountBadge, Panel } from '@casewright/ui';
import { notify } from '@casewright/web';
import { BackLink, LinkTabs } from '@casewright/web/links';
import { lazy, Suspense, useState } from 'react';

const Dialog = lazy(() => import('@casewright/ui/dialog'));
const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const tones = ['accent', 'value', 'danger', 'info', 'neutral'] as const;

export function Actions() {
  const [asking, setAsking] = useState(false);
  return (
    <Panel title="Actions">
      <div className="grid justify-items-start gap-5">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} kind={kind} size={size}>
                {kind} {size}
              </Button>
            ))}
            <Button kind={kind} disabled>
              disabled
            </Button>
            <Button kind={kind} isWorking>
              working
            </Button>
            <Button kind={kind} isDone>
              done
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <CountBadge count={3} of="unread" />
          <CountBadge count={128} tone="neutral" />
        </div>
        <BackLink to="/gallery">Back to Home</BackLink>
        <CopyButton text="seller@northwind.example" label="Copy email" />
        <LinkTabs
          label="Example tabs"
          current="/gallery"
          tabs={[
            { name: 'Inbox', path: '/gallery', count: 3, isUrgent: true },
            { name: 'Sent', path: '/gallery#sent' },
            { name: 'Drafts', path: '/gallery#drafts', count: 1 },
          ]}
        />
        <div className="flex flex-wrap gap-3">
          {(['success', 'error', 'info'] as const).map((kind) => (
            <Button key={kind} onClick={() => notify({ kind, title: `A ${kind} notice`, message: 'What happened.' })}>
              Notice: {kind}
            </Button>
          ))}
          <Button onClick={() => setAsking(true)}>Dialog</Button>
        </div>
        {asking && (
          <Suspense>
            <Dialog
              title="Clear every answer?"
              confirm="Clear All"
              onConfirm={() => setAsking(false)}
              onClose={() => setAsking(false)}
            >
              This cannot be undone.
            </Dialog>
          </Suspense>
        )}
      </div>
    </Panel>
  );
}
