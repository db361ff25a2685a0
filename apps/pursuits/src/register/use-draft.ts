import type { PursuitFacts } from '@casewright/rules';
import { api, useUser } from '@casewright/web';
import { useEffect, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { bodyOf, draftOf, type FactsForm } from './facts-form';
import { keepUnsaved } from './tab-draft';

const PAUSE_MS = 800;

export type DraftStatus = { readonly savedAt: string } | 'unsaved' | undefined;

interface Stored {
  readonly form: FactsForm;
  readonly savedAt: string | undefined;
}

/** Saves when typing pauses or the page is left, one request at a time. The tab keeps what is not saved. */
export function useDraft(form: FactsForm, stored: Stored) {
  const { id: userId = '' } = useUser() ?? {};
  const [status, setStatus] = useState<DraftStatus>(stored.savedAt ? { savedAt: stored.savedAt } : undefined);
  const [draft] = useState(
    () => new DraftSaver(draftOf(stored.form), setStatus, (unsaved) => keepUnsaved(userId, unsaved)),
  );
  const written = JSON.stringify(form);

  const saveSoon = useDebouncedCallback(() => void draft.save(), PAUSE_MS);

  useEffect(() => {
    draft.change(JSON.parse(written) as FactsForm);
    saveSoon();
  }, [draft, saveSoon, written]);
  useEffect(() => () => void draft.save(), [draft]);
  useEffect(() => {
    if (status !== 'unsaved') return;
    const again = () => void draft.save();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [draft, status]);

  return { status, draft };
}

class DraftSaver {
  private saved: string;
  private isOver = false;
  private queue = Promise.resolve();

  constructor(
    private facts: PursuitFacts,
    private readonly onStatus: (status: DraftStatus) => void,
    private readonly hold: (unsaved: FactsForm | undefined) => void,
  ) {
    this.saved = JSON.stringify(facts);
  }

  change(form: FactsForm): void {
    this.facts = draftOf(form);
    this.hold(this.isUnsaved() && !this.isOver ? form : undefined);
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

  /** Call once it was registered or discarded. */
  forget(): void {
    this.hold(undefined);
  }

  /** Saves again after a refused registration. */
  resume(): void {
    this.isOver = false;
  }

  private async send(): Promise<void> {
    const written = JSON.stringify(this.facts);
    if (this.isOver || !this.isUnsaved()) return;
    try {
      const { savedAt } = await api.put('/api/pursuit-draft', { body: bodyOf(this.facts) });
      this.saved = written;
      if (!this.isUnsaved()) this.hold(undefined);
      this.onStatus({ savedAt });
    } catch {
      this.onStatus('unsaved');
    }
  }

  private isUnsaved(): boolean {
    return JSON.stringify(this.facts) !== this.saved;
  }
}
