import type { AuditActor, AuditSubject, AuditValue } from '@casewright/kernel';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

export const ACTOR_KINDS = ['admin', 'user', 'visitor', 'operator', 'system'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export interface AuditedWork {
  readonly actorKind: ActorKind;
  readonly actor: Partial<AuditActor>;
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
  readonly operation?: AuditedOperation | undefined;
}

/** The actor and origin of a request. */
export const workOf = ({ principal, ip, id }: FastifyRequest): AuditedWork => ({
  actorKind: principal ? (principal.isAdmin ? 'admin' : 'user') : 'visitor',
  actor: principal ? { id: principal.userId, name: principal.email, sessionId: principal.sessionId } : {},
  address: ip,
  requestId: id,
});

/** Recorded even if its commands record nothing. */
export interface AuditedOperation {
  readonly name: string;
  readonly subject?: AuditSubject | undefined;
  readonly facts: Readonly<Record<string, AuditValue>>;
  readonly isRepeatable?: boolean | undefined;
}

interface Progress {
  readonly work: AuditedWork;
  /** True once a transaction that recorded it has committed. */
  isRecorded: boolean;
}

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
