import { GetMailPreferences, UnsubscribeTokens } from '@casewright/messaging';
import { Config, type MailKind, MailPreferences } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class MailPreferencesFromMessaging extends MailPreferences {
  constructor(
    private readonly queries: QueryBus,
    private readonly tokens: UnsubscribeTokens,
    private readonly config: Config,
  ) {
    super();
  }

  async unsubscribeUrl(userId: string, kind: MailKind): Promise<string | undefined> {
    const preferences = await this.queries.execute(new GetMailPreferences(userId));
    if (!preferences[kind]) return undefined;
    return `${this.config.publicUrl}/api/unsubscribe/${this.tokens.write({ userId, kind })}`;
  }
}
