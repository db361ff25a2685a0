import type { AuditValue } from '@casewright/kernel';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DECORATORS } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { mergeMap, Observable } from 'rxjs';
import { accessOf } from '../http/access';
import { AuditTrail } from './audit-trail';
import { isAuditedFor } from './audited-for-admins';
import { type AuditedOperation, type AuditedWork, AuditedWorks, workOf } from './audited-work';

const MAX_FACT_LENGTH = 200;

/**
 * Records every request of an admin route, and any other that shows an admin another user's data, before answering it:
 * a change in its first command's transaction, a read in its own. Omits refused requests and refetches by an open page.
 */
@Injectable()
export class AuditRequests implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly works: AuditedWorks,
    private readonly trail: AuditTrail,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const work = this.workOf(context);
    // Called inside the observable, because Nest binds the handler to the context of this call.
    const handled = () => next.handle().pipe(mergeMap((answer: unknown) => this.recorded(answer)));
    return new Observable((subscriber) => this.works.during(work, () => handled().subscribe(subscriber)));
  }

  private async recorded(answer: unknown): Promise<unknown> {
    try {
      if (answer instanceof StreamableFile || !(await this.trail.hasRecordedRead())) await this.trail.recordOperation();
      return answer;
    } catch (error) {
      if (answer instanceof StreamableFile) answer.getStream().destroy();
      throw error;
    }
  }

  private workOf(context: ExecutionContext): AuditedWork {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const isAudited =
      accessOf(this.reflector, context) === 'admin' || isAuditedFor(request.principal, this.reflector, context);
    return { ...workOf(request), operation: isAudited ? this.operationOf(context, request) : undefined };
  }

  private operationOf(context: ExecutionContext, request: FastifyRequest): AuditedOperation {
    const described = this.reflector.get<{ operationId?: string } | undefined>(
      DECORATORS.API_OPERATION,
      context.getHandler(),
    );
    const [subject, facts] = [subjectOf(request), factsOf(request)];
    return {
      name: described?.operationId ?? context.getHandler().name,
      subject,
      facts,
      // The facts don't tell one later page of a list from another.
      isRepeatable: request.method === 'GET' && (subject !== undefined || !('before' in facts)),
    };
  }
}

/** `/admin/users/:id/sessions` is about a user. */
function subjectOf({ routeOptions, params }: FastifyRequest) {
  const [, kind, name] = /\/([a-z-]+?)s?\/:(\w+)/.exec(routeOptions.url ?? '') ?? [];
  const id = name && (params as Readonly<Record<string, string>>)[name];
  return kind && id ? { kind, id } : undefined;
}

const factsOf = ({ query }: FastifyRequest): Readonly<Record<string, AuditValue>> =>
  Object.fromEntries(
    Object.entries(query as Readonly<Record<string, unknown>>)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, value]) => [
        name,
        name === 'before' ? 'a later page' : value.slice(0, MAX_FACT_LENGTH).toWellFormed(),
      ]),
  );
