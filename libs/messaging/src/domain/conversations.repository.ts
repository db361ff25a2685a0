import type { Writer } from './conversation';

/** The provider's inbox. Only conversations with a person are in it. */
export abstract class Conversations {
  /** @returns whether there is such a conversation */
  abstract setDone(id: string, isDone: boolean): Promise<boolean>;
  /** @returns whether there is such a conversation */
  abstract assign(id: string, assignee: Writer | undefined): Promise<boolean>;
  /** That an admin is writing a reply, until then. @returns whether there is such a conversation */
  abstract noteWriter(id: string, writer: Writer, until: Date): Promise<boolean>;
}
