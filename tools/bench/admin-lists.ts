/** An admin list: its endpoint and its table. */
export interface AdminList {
  readonly what: string;
  readonly path: string;
  /** Name in its statements and cursors. */
  readonly name: string;
  readonly from: string;
  /** Columns of the default order, descending. */
  readonly keys: readonly string[];
  /** Queries with searches, filters and orders. `user` has rows in every list; `admin` acted in the seeded rows. */
  readonly choices: (of: { readonly user: string; readonly admin: string }) => readonly string[];
}

export const ADMIN_LISTS: readonly AdminList[] = [
  {
    what: 'users',
    path: '/api/admin/users',
    name: 'identity.users',
    from: `identity.accounts where role = 'user'`,
    keys: ['created_at', 'id'],
    choices: ({ user }) => [
      'search=Ada Adler',
      'search=adler.1',
      'search=el',
      'search=nobody at all',
      `search=${user}`,
      'verified=yes',
      'verified=no',
      'verified=no&search=Adler',
      'sort=joined',
      'sort=name',
      'sort=-email',
    ],
  },
  {
    what: 'messages',
    path: '/api/admin/messages',
    name: 'messaging.all-messages',
    from: 'messaging.messages message',
    keys: ['message.position'],
    choices: ({ user }) => [
      'search=migration',
      'search=storage site b',
      'search=Ada Adler',
      'search=nobody at all',
      `search=${user}`,
      'from=users',
      'from=admins',
      'state=unread',
      'state=read',
      'state=unread&from=admins',
      'sort=sent',
    ],
  },
  {
    what: 'saved calculations',
    path: '/api/admin/saved-calculations',
    name: 'case-pricing.all-calculations',
    from: 'case_pricing.saved_calculations where deleted_at is null',
    keys: ['position'],
    choices: ({ user }) => [
      'search=Helix',
      'search=Ada Adler',
      'search=nobody at all',
      `search=${user}`,
      'sla=3',
      'acv=< $100K',
      'sla=2&search=Umbra',
      'sort=total',
      'sort=-title',
    ],
  },
  {
    what: 'pricing drafts',
    path: '/api/admin/pricing-drafts',
    name: 'case-pricing.all-drafts',
    from: 'case_pricing.drafts where selections is not null',
    keys: ['created_at', 'id'],
    choices: ({ user }) => ['search=Helix', 'search=Ada Adler', `search=${user}`, 'sort=base', 'sort=submitted'],
  },
  {
    what: 'pilot signups',
    path: '/api/admin/pilot-signups',
    name: 'messaging.pilot-signups',
    from: 'messaging.pilot_signups',
    keys: ['position'],
    choices: () => [
      'search=Ada Adler',
      'search=he',
      'search=nobody at all',
      'state=waiting',
      'state=declined',
      'state=waiting&search=Helix',
      'sort=company',
      'sort=-company',
    ],
  },
  {
    what: 'contact forms',
    path: '/api/admin/contact-submissions',
    name: 'messaging.contact-submissions',
    from: 'messaging.contact_submissions',
    keys: ['position'],
    choices: () => [],
  },
  {
    what: 'adjustments',
    path: '/api/admin/credits',
    name: 'billing.adjustments',
    from: 'billing.adjustments',
    keys: ['requested_at', 'id'],
    choices: ({ user }) => ['search=Ada Adler', `search=${user}`, 'state=posted', 'state=waiting', 'sort=requested'],
  },
  {
    what: 'audit trail',
    path: '/api/admin/audit',
    name: 'platform.audit-entries',
    from: 'platform.audit_entries',
    keys: ['happened_at', 'id'],
    choices: ({ user, admin }) => [
      'search=Ada Adler',
      'search=203.0.113.7',
      `search=${user}`,
      `actor=${admin}`,
      `subject=${user}`,
      'action=promote-to-admin',
      'action=get-user',
      'show=changes',
      'from=2024-04-01&to=2024-04-02',
      'show=changes&action=adjust-credits',
      'sort=time',
    ],
  },
];
