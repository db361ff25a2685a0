import type { AuditActor, AuditSubject, AuditValue } from '@casewright/kernel';
import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';

export const ACTOR_KINDS = ['admin', 'user', 'visitor', 'operator', 'system'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** A request or an operator command, as far as the audit trail is concerned. */
export interface AuditedWork {
  readonly actorKind: ActorKind;
  readonly actor: Partial<AuditActor>;
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
  readonly operation?: AuditedOperation | undefined;
}

/** Recorded even if nothing within it records anything. */
export interface AuditedOperation {
  readonly name: string;
  readonly subject?: AuditSubject | undefined;
  readonly facts: Readonly<Record<string, AuditValue>>;
  /** A look that a page may take again and again while it is open. */
  readonly isRepeatable?: boolean | undefined;
}

interface Progress {
  readonly work: AuditedWork;
  /** By a transaction that has committed. */
  isRecorded: boolean;
}

/** What runs at the moment, through everything that it awaits. */
@Injectable()
export class AuditedWorks {
  private readonly running = new AsyncLocalStorage<Progress>();

  during<T>(work: AuditedWork, run: () => T): T {
    return this.running.run({ work, isRecorded: false }, run);
  }

  get current(): AuditedWork | undefined {
    return this.running.getStore()?.work;
  }

  get isRecorded(): boolean {
    return this.running.getStore()?.isRecorded ?? false;
  }

  recorded(): void {
    const progress = this.running.getStore();
    if (progress) progress.isRecorded = true;
  }
}
