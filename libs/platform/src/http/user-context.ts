import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Observable } from 'rxjs';
import { TransactionsPerUser } from '../persistence/transactions-per-user';

/** Counts a request's transactions toward its user's limit. */
@Injectable()
export class UserContext implements NestInterceptor {
  constructor(private readonly transactions: TransactionsPerUser) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { principal } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!principal) return next.handle();
    return new Observable((subscriber) =>
      this.transactions.during(principal.userId, () => next.handle().subscribe(subscriber)),
    );
  }
}
