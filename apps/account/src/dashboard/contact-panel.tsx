import { formatPhone, momentText } from '@casewright/rules';
import {
  Badge,
  Button,
  buttonLook,
  EmptyState,
  InboxPicture,
  isEmptyList,
  Loaded,
  Panel,
  ShowOlder,
} from '@casewright/ui';
import { Problem } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Check, Mail, Send } from 'lucide-react';
import { answerTo } from './contact-answer';
import { contactSubmissionsQuery, type ContactSubmission, useContactAnswered } from './queries';

const TITLE = 'Contact Form Submissions';

export function ContactPanel() {
  return (
    <Panel title={TITLE}>
      <Submissions />
    </Panel>
  );
}

function Submissions() {
  const list = useInfiniteQuery(contactSubmissionsQuery);
  return (
    <Loaded
      query={list}
      what="contact form submissions"
      rows={3}
      isEmpty={isEmptyList}
      empty={<EmptyState picture={<InboxPicture />} title="No one has submitted a contact form yet." />}
      // A retry would be refused again; the admin area explains why.
      refused={(error) => error instanceof Problem && error.status === 403 && <Refused {...error} />}
    >
      {(submissions) => (
        // Keyboard scrolling.
        <div
          tabIndex={0}
          role="group"
          aria-label={TITLE}
          className="-mx-2 max-h-100 overflow-y-auto rounded-control px-2"
        >
          <ul aria-label={TITLE}>
            {submissions.map((submission) => (
              <Submission key={submission.id} submission={submission} />
            ))}
          </ul>
          <ShowOlder {...list} />
        </div>
      )}
    </Loaded>
  );
}

function Submission({ submission }: { readonly submission: ContactSubmission }) {
  const { name, email, phone, message, createdAt, userId, answeredAt, answerer } = submission;
  const { mutate, isPending } = useContactAnswered(submission);
  return (
    <li className="grid gap-1.5 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-small font-semibold wrap-anywhere">{name}</h3>
        <time dateTime={createdAt} className="text-caption text-ink-faint">
          {momentText(new Date(createdAt))}
        </time>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-label">
        <a href={`mailto:${email}`} className={`${contact} wrap-anywhere`}>
          {email}
        </a>
        <a href={`tel:${phone}`} className={`${contact} tabular-nums`}>
          {formatPhone(phone)}
        </a>
      </p>
      <p className="max-w-170 text-small whitespace-pre-wrap wrap-anywhere text-ink-muted">{message}</p>
      {answeredAt && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-ink-muted">
          <Badge>Answered</Badge>
          <span className="wrap-anywhere">
            {answerer ?? 'A deleted user'}, {momentText(new Date(answeredAt))}
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {userId ? (
          <Link to={answerTo(submission)} aria-label={`Message ${name}`} className={answer}>
            <Send aria-hidden className="size-4" />
            Message
          </Link>
        ) : (
          <a href={answerTo(submission)} aria-label={`Email ${name}`} className={answer}>
            <Mail aria-hidden className="size-4" />
            Email
          </a>
        )}
        <Button
          kind="quiet"
          size="small"
          isWorking={isPending}
          aria-label={answeredAt ? `Reopen: message of ${name}` : `Mark as answered: message of ${name}`}
          onClick={() => mutate(!answeredAt)}
        >
          {!isPending && !answeredAt && <Check aria-hidden className="size-4" />}
          {answeredAt ? 'Reopen' : 'Mark as answered'}
        </Button>
      </div>
    </li>
  );
}

function Refused({ title }: { title: string }) {
  return (
    <EmptyState
      picture={<InboxPicture />}
      title={title}
      action={
        <Link to={paths.admin} className={buttonLook('secondary')}>
          Admin Panel
        </Link>
      }
    />
  );
}

const answer = buttonLook('secondary', 'small');
const contact = 'rounded-box text-accent hover:text-accent-strong hover:underline';
