import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { isByOneNetwork, type RecentFailures } from '../../domain/sign-in-spray';

interface Facts extends RecentFailures {
  readonly noticedAt: Date;
}

export function signInsSprayedMail(facts: Facts, { brand, publicUrl }: MailLayout): MailText {
  const { failures, accounts, network, accountsOfNetwork, noticedAt } = facts;
  const [from, advice] = isByOneNetwork(facts)
    ? [`The network ${network} tried ${accountsOfNetwork} of them.`, 'If you don’t know this network, have it blocked.']
    : [
        `They came from many networks: none tried more than ${accountsOfNetwork} of them.`,
        'Blocking one network won’t end this. Ask users whose accounts were tried to turn on two-step verification.',
      ];
  return {
    subject: `Many failed sign-ins to ${brand.name}`,
    ...composeMail(
      {
        preheader: `${failures} failed sign-ins at ${accounts} accounts.`,
        heading: 'Somebody may be guessing passwords',
        paragraphs: [
          `In the hour before ${momentText(noticedAt, 'UTC')} UTC, ${failures} sign-ins at ${accounts} accounts failed. ${from}`,
          `${advice} The page of each user lists failed sign-ins. All admins get this email, at most once an hour.`,
        ],
        button: { label: 'Open users', url: `${publicUrl}/admin/users` },
      },
      brand,
    ),
  };
}
