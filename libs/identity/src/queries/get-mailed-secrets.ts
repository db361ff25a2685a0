import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CodeDigits, LinkTokens, type ResetLink, ResetLinks } from '../domain/mailed-secrets';

export interface MailedSecrets {
  readonly code: string;
  readonly token: string;
  readonly resetLink: ResetLink;
}

/** Events carry an id instead of secrets. Mail handlers derive the secrets from it. */
export class GetMailedSecrets extends Query<MailedSecrets> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetMailedSecrets)
export class GetMailedSecretsHandler implements IQueryHandler<GetMailedSecrets> {
  constructor(
    private readonly digits: CodeDigits,
    private readonly links: LinkTokens,
    private readonly resetLinks: ResetLinks,
  ) {}

  async execute({ id }: GetMailedSecrets): Promise<MailedSecrets> {
    return { code: this.digits.of(id), token: this.links.of(id), resetLink: this.resetLinks.of(id) };
  }
}
