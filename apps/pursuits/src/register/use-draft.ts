import type { PursuitFacts } from '@casewright/rules';
import { api } from '@casewright/web';
import { useEffect, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { bodyOf } from './facts-form';

const PAUSE_MS = 800;

export type DraftStatus = { readonly savedAt: string } | 'unsaved' | undefined;

/** Saves when typing pauses or the page is left, one request at a time. */
export function useDraft(facts: PursuitFacts, known: string | undefined) {
  const [status, setStatus] = useState<DraftStatus>(known ? { savedAt: known } : undefined);
  const [draft] = useState(() => new DraftSaver(facts, setStatus));
  const written = JSON.stringify(facts);

  const saveSoon = useDebouncedCallback(() => void draft.save(), PAUSE_MS);

  useEffect(() => {
    draft.change(JSON.parse(written) as PursuitFacts);
    saveSoon();
  }, [draft, saveSoon, written]);
  useEffect(() => () => void draft.save(), [draft]);

  return { status, draft };
}

class DraftSaver {
  private saved: string;
  private isOver = false;
  private queue = Promise.resolve();

  constructor(
    private facts: PursuitFacts,
    private readonly onStatus: (status: DraftStatus) => void,
  ) {
    this.saved = JSON.stringify(facts);
  }

  change(facts: PursuitFacts): void {
    this.facts = facts;
  }

  save(): Promise<void> {
    this.queue = this.queue.then(() => this.send());
    return this.queue;
  }

  /** Stops saving before the draft is registered or discarded. */
  end(): Promise<void> {
    this.isOver = true;
    return this.queue;
  }

  /** Saves again after a refused registration. */
  resume(): void {
    this.isOver = false;
  }

  private async send(): Promise<void> {
    const written = JSON.stringify(this.facts);
    if (this.isOver || written === this.saved) return;
    try {
      const { savedAt } = await api.put('/api/pursuit-draft', { body: bodyOf(this.facts) });
      this.saved = written;
      this.onStatus({ savedAt });
    } catch {
      this.onStatus('unsaved');
    }
  }
}
