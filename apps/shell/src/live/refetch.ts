import type { LiveTopic } from '@casewright/rules';
import { creditsKey, loadSession, messagesKey, queryClient } from '@casewright/web';

type Key = readonly string[];

const KEYS: Readonly<Record<LiveTopic, readonly Key[]>> = {
  messages: [messagesKey],
  drafts: [['draft-list']],
  writing: [['writing']],
  balance: [creditsKey],
  cases: [creditsKey, ['cases'], ['pursuits']],
  'value-models': [['value-models']],
  session: [['own-sessions']],
};

export function refetch(topics: readonly LiveTopic[]): void {
  const keys = new Set(topics.flatMap((topic) => KEYS[topic] ?? []));
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  if (topics.includes('session')) void loadSession();
}
