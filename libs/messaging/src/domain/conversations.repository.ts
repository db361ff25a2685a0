import type { Writer } from './conversation';

/** The team inbox, which has only conversations with a person. */
export abstract class Conversations {
  /** @returns whether the conversation exists */
  abstract setDone(id: string, isDone: boolean): Promise<boolean>;
  /** @returns whether the conversation exists */
  abstract assign(id: string, assignee: Writer | undefined): Promise<boolean>;
  /** @returns whether the conversation exists */
  abstract noteWriter(id: string, writer: Writer, until: Date): Promise<boolean>;
}
