import type { ModelFault, ValueModelContent } from '@casewright/rules';
import { api, notify, Problem } from '@casewright/web';
import { bodyOf } from './content-body';
import { forgetUnsaved, keepUnsaved } from './unsaved';

export type SaveState =
  | { readonly kind: 'saved'; readonly at?: Date }
  | { readonly kind: 'changed' | 'saving' | 'failed' }
  /** The server found an error. Saving resumes with the next change. */
  | { readonly kind: 'invalid'; readonly fault: ModelFault }
  /** Somebody else changed the model; these changes can't be saved any more. */
  | { readonly kind: 'refused'; readonly why: string };

/** Saves the newest content, one request at a time, each based on the revision of the previous one. */
export class ModelSaver {
  /** Last content known to be on the server. */
  private saved: ValueModelContent;
  private shown: ValueModelContent;
  /** Content of a request whose response was lost; the server may have it. */
  private unanswered: ValueModelContent | undefined;
  private isRefused = false;
  private dropped = false;
  private queue = Promise.resolve();

  constructor(
    private readonly caseId: string,
    /** Newest content without faults. */
    private newest: ValueModelContent,
    private revision: number,
    private readonly onState: (state: SaveState) => void,
    private readonly onSaved: (content: ValueModelContent, revision: number) => void,
  ) {
    this.saved = newest;
    this.shown = newest;
  }

  /** The newest revision read or made here. */
  get knownRevision(): number {
    return this.revision;
  }

  /** Content for the next `save`. If it has faults, the last content without is saved. */
  change(content: ValueModelContent, isFaulty: boolean): void {
    if (content === this.shown) return;
    this.shown = content;
    if (!isFaulty) this.newest = content;
    const isSaved = content === this.saved && !this.unanswered;
    if (!this.isRefused) this.onState(isSaved ? { kind: 'saved' } : { kind: 'changed' });
  }

  save(): Promise<void> {
    this.queue = this.queue.then(() => this.send());
    return this.queue;
  }

  /** Stops all saving, before a reload or after the writer has stopped. */
  drop(): void {
    this.dropped = true;
  }

  get isDropped(): boolean {
    return this.dropped;
  }

  /** Reverts to the newest content without faults. */
  discard(): void {
    this.shown = this.newest;
  }

  /** Saves and releases the editing right; unsaved changes stay in the tab. @throws the server's refusal */
  async stop(): Promise<void> {
    await this.save();
    const body = { change: 'release' } as const;
    await api.put('/api/admin/cases/{id}/value-model/editor', { path: { id: this.caseId }, body });
    this.saveInTab();
  }

  /** Like `stop`, but ignores refusals. For leaving the page. */
  leave(): Promise<void> {
    return this.stop().catch(() => this.saveInTab());
  }

  private saveInTab(): void {
    const { caseId, shown: content, revision, unanswered } = this;
    if (this.isRefused || (content === this.saved && !unanswered)) return forgetUnsaved(caseId);
    keepUnsaved(caseId, { content, revision, unanswered });
    notify({
      title: 'Your last changes aren’t saved yet',
      message: 'This tab keeps them. Edit the value model again to save them.',
      kind: 'error',
    });
  }

  private async send(): Promise<void> {
    const { unanswered, revision, caseId } = this;
    // Sent unchanged, so that the server recognizes a repeated save.
    const content = unanswered ?? this.newest;
    if (this.isRefused || this.isDropped || content === this.saved) return;
    this.onState({ kind: 'saving' });
    try {
      const body = { content: bodyOf(content), revision };
      const answer = await api.put('/api/admin/cases/{id}/value-model', { path: { id: caseId }, body });
      this.saved = content;
      this.revision = answer.revision;
      this.unanswered = undefined;
      this.onSaved(content, answer.revision);
    } catch (failure) {
      const state = stateAfter(failure);
      this.unanswered = state.kind === 'failed' ? content : undefined;
      this.isRefused = state.kind === 'refused';
      this.onState(state);
      return;
    }
    if (unanswered && this.newest !== content) return this.send();
    this.onState(this.shown === content ? { kind: 'saved', at: new Date() } : { kind: 'changed' });
  }
}

function stateAfter(failure: unknown): SaveState {
  if (!(failure instanceof Problem) || failure.status >= 500 || failure.status === 429) return { kind: 'failed' };
  const { status, title, fields } = failure;
  if (!INVALID.includes(status)) return { kind: 'refused', why: title };
  const [[field, [message = title] = []] = ['', []]] = Object.entries(fields);
  return { kind: 'invalid', fault: { place: field.replace(/^content\.(model\.)?/, ''), message } };
}

const INVALID: readonly number[] = [400, 413, 422];
