import {
  ArrowDownToLine,
  BadgePercent,
  Eye,
  FileText,
  HandCoins,
  LockOpen,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  PenLine,
  Search,
  ShieldAlert,
  Terminal,
  Upload,
  UserRoundCog,
} from 'lucide-react';

/** By the names of operations; the first that fits. */
const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^sign-in$/, LogIn],
  [/^end-sessions?-/, LogOut],
  [/^unlock-/, LockOpen],
  [/^(promote-to|demote)-admin$/, UserRoundCog],
  [/^two-step-off$/, ShieldAlert],
  [/credits$|adjustment$|^refund-|-refund$/, HandCoins],
  [/^(list|get|count)-/, Eye],
  [/^(find|search)-/, Search],
  [/^(export|download)-/, ArrowDownToLine],
  [/^(add|publish)-deliverable/, Upload],
  [/^(resend|retry-dead)-/, Mail],
  [/rate-card$|price-(book|lines|import)|default-|-defaults$/, BadgePercent],
  [/value-model|model-/, FileText],
  [/^(seed|change-queue|demo-.*|(verify|reconcile)-.*)$/, Terminal],
];

/** What gives or takes rights. */
const GRAVE = /-admin$|^two-step-off$/;

interface ActionIconProps {
  readonly action: string;
  readonly hasProblems: boolean;
}

export function ActionIcon({ action, hasProblems }: ActionIconProps) {
  const Icon = ICONS.find(([name]) => name.test(action))?.[1] ?? PenLine;
  return (
    <Icon
      aria-hidden
      className={`size-4 shrink-0 ${hasProblems || GRAVE.test(action) ? 'text-value' : 'text-ink-muted'}`}
    />
  );
}
