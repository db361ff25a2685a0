import { type EventHandler, type EventMetadata, HandlesEvent } from '@casewright/platform';
import type { Type } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { NotifyProvider } from '../../commands/notify-provider';
import type { ProviderNotice } from '../../domain/provider-notice';

interface CasePayload {
  readonly caseId?: string;
}

type MaybeNotice = ProviderNotice | undefined;

interface NoticeRule<Payload extends CasePayload> {
  /** Renaming it repeats notices. */
  readonly name: string;
  readonly on: string;
  readonly payload: Type<Payload>;
  /** For payloads without its ID. */
  readonly caseOf?: (payload: Payload, queries: QueryBus) => Promise<string | undefined>;
  /** @returns undefined if the provider need not know */
  readonly notice: (payload: Payload, queries: QueryBus, at: Date) => MaybeNotice | Promise<MaybeNotice>;
}

export type NoticeLine = NoticeRule<CasePayload>;

export const notice = <Payload extends CasePayload>({
  notice: noticeOf,
  caseOf,
  ...rule
}: NoticeRule<Payload>): NoticeLine => ({
  ...rule,
  ...(caseOf && { caseOf: (payload: CasePayload, queries: QueryBus) => caseOf(payload as Payload, queries) }),
  notice: (payload, queries, at) => noticeOf(payload as Payload, queries, at),
});

export const noticeHandlers = (table: readonly NoticeLine[]): Type[] =>
  table.map(({ name, on, payload: type, caseOf, notice: noticeOf }) => {
    @HandlesEvent({ event: on, name })
    class NoticeHandler implements EventHandler<CasePayload> {
      readonly payload = type;

      constructor(
        private readonly commands: CommandBus,
        private readonly queries: QueryBus,
      ) {}

      async handle(payload: CasePayload, { eventId, occurredAt }: EventMetadata): Promise<void> {
        const found = await noticeOf(payload, this.queries, occurredAt);
        const caseId = found && (payload.caseId ?? (await caseOf?.(payload, this.queries)));
        if (found && caseId) await this.commands.execute(new NotifyProvider(eventId, caseId, found));
      }
    }
    return NoticeHandler;
  });
