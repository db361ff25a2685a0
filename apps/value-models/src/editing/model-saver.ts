import { contentFaults, type ModelFault, type ValueModelContent } from '@casewright/rules';
import { api, notify, Problem } from '@casewright/web';
import { bodyOf } from './content-body';
import { forgetUnsaved, keepUnsaved } from './unsaved';

export type SaveState =
  | { readonly kind: 'saved'; readonly at?: Date }
  | { readonly kind: 'changed' | 'saving' | 'failed' }
  /** The server found something wrong: saved once it is changed. */
  | { readonly kind: 'invalid'; readonly fault: ModelFault }
  /** Somebody else changed the model: these changes can't be saved any more. */
  | { readonly kind: 'refused'; readonly why: string };

/** Saves the newest content, one request after the other, each on the revision that the one before it made. */
export class ModelSaver {
  private saved: ValueModelContent;
  private isRefused = false;
  private isDropped = false;
  private queue = Promise.resolve();

  constructor(
    private readonly caseId: string,
    /** As the server has it. */
    private newest: ValueModelContent,
    private revision: number,
    private readonly onState: (state: SaveState) => void,
    private readonly onSaved: (content: ValueModelContent, revision: number) => void,
  ) {
    this.saved = newest;
  }

  /** The newest one that was read or made here. */
  get knownRevision(): number {
    return this.revision;
  }

  /** What is to be saved with the next `save`. */
  change(content: ValueModelContent): void {
    if (content === this.newest) return;
    this.newest = content;
    if (!this.isRefused) this.onState(content === this.saved ? { kind: 'saved' } : { kind: 'changed' });
  }

  save(): Promise<void> {
    this.queue = this.queue.then(() => this.send());
    return this.queue;
  }

  /** Before the model is read anew: nothing is saved any more, and its writer stays. */
  drop(): void {
    this.isDropped = true;
  }

  /** Gives up what is not saved. */
  discard(): void {
    this.newest = this.saved;
  }

  /** Saves what can be saved, keeps the rest for later, and makes room for another writer. */
  async leave(): Promise<void> {
    if (this.isDropped) return;
    if (contentFaults(this.newest).length === 0) await this.save();
    this.saveInTab();
    await api
      .put('/api/admin/cases/{id}/value-model/editor', { path: { id: this.caseId }, body: { change: 'release' } })
      .catch(() => undefined);
  }

  private saveInTab(): void {
    const { caseId, newest: content, revision } = this;
    if (this.isRefused || content === this.saved) return forgetUnsaved(caseId);
    keepUnsaved(caseId, { content, revision });
    notify({
      title: 'Your last changes aren’t saved yet',
      message: 'This tab keeps them. Edit the value model again to save them.',
      kind: 'error',
    });
  }

  private async send(): Promise<void> {
    const { newest: content, revision, caseId } = this;
    if (this.isRefused || this.isDropped || content === this.saved) return;
    this.onState({ kind: 'saving' });
    try {
      const body = { content: bodyOf(content), revision };
      const answer = await api.put('/api/admin/cases/{id}/value-model', { path: { id: caseId }, body });
      this.saved = content;
      this.revision = answer.revision;
      this.onSaved(content, answer.revision);
      this.onState(this.newest === content ? { kind: 'saved', at: new Date() } : { kind: 'changed' });
    } catch (failure) {
      const state = stateAfter(failure);
      this.isRefused = state.kind === 'refused';
      this.onState(state);
    }
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
