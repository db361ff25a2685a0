import type { Seeding } from './seeding';

const FIRST_NAMES =
  wordsOf(`Zoe Ada Ben Cara Dan Elena Femi Grace Hugo Ines Jonas Kira Liam Maya Noah Olga Priya Quinn Rosa Sven Tara Umar
  Vera Wes Xenia Yara Zane Amir Bianca Carlos Dana Emil Farah Goran Hana Ivan Jade Kofi Lena Marco Nadia Oscar
  Petra Rafael Sofia Tomas Ursula Viktor Wanda Yusuf Aisha Boris Chloe Diego Esther Felix Gita Henrik Irina Jamal
  Katya Leon Mila Nils Oksana Pablo Rania Samir Tessa Ulf Violet Walter Ximena Yann Anika Bruno Clara Dmitri Edith
  Fatima Gustav Helena Idris Julia Karim Laila Magnus Nora Otto Paula Reza Selma Timo Uma Vikram Willa Yuki Zara
  Arturo Bela Celine`);
const LAST_NAMES =
  wordsOf(`Adler Bauer Castro Dubois Evans Fischer Garcia Hansen Ivanov Jensen Khan Larsen Moreau Nguyen Okafor Patel Quist
  Rossi Silva Tanaka Ueda Varga Weber Xu Young Zhou Abbott Brennan Cho Doyle Ekman Flores Grant Hughes Ito Jacobs
  Kowalski Lindgren Mbeki Novak Ortega Petrov Rahman Sato Torres Unger Vance Wagner Yilmaz Ziegler Almeida Bianchi
  Conti Diaz Eriksson Fontaine Gupta Haddad Iqbal Janssen Keller Lopez Meyer Nakamura Olsen Pereira Ramirez
  Schmidt Thompson Usman Vogel Wright Yamada Zimmer Ahmed Berger Chen Dahl Engel Fraser Greco Horvat Ibrahim
  Johansson Kaya Lambert Mendes Nilsson Osman Popescu Reyes Santos Tran Urban Vidal Walsh Yang Zanetti Andersen
  Bennett Cohen Dumont Ferrari`);
const COMPANIES = wordsOf(`Northwind Helix Acme Globex Umbra Vertex Meridian Contoso Fabrikam Tailspin Litware Proseware
  Wingtip`);

/**
 * SQL for person number `n`. Name counts are primes, so that all combinations occur. Of a million people, about 100 share
 * each name, as with the most common name in the United States.
 */
export const firstName = (n: string): string => `(${FIRST_NAMES})[1 + ${n} % 101]`;
export const lastName = (n: string): string => `(${LAST_NAMES})[1 + ${n} / 101 % 103]`;
export const company = (n: string): string => `(${COMPANIES})[1 + ${n} % 13]`;
export const personName = (n: string): string => `${firstName(n)} || ' ' || ${lastName(n)}`;
export const personEmail = (n: string): string =>
  `lower(${firstName(n)} || '.' || ${lastName(n)} || '.' || ${n} || '@' || ${company(n)} || '.example')`;

/** One per minute from `day` on. */
export const since = (day: string, n: string): string => `(timestamptz '${day}' + ${n} * interval '1 minute')`;

/** Before every row that is not seeded. Lists order by position, and seeded dates are long past. */
export const pastPosition = (n: string): string => `(${n} - 1000000000)`;

/** All share the demo accounts' password. */
export const users = ({ users: [from, to], admin }: Seeding): readonly string[] => [
  `insert into identity.accounts (id, email, first_name, last_name, password_hash, role, email_verified, terms_version,
     terms_accepted_at, created_at)
   select pg_temp.seeded('user', n), ${personEmail('n')}, ${firstName('n')}, ${lastName('n')}, ${admin.passwordHash}, 'user',
     n % 10 > 0, '2025-01', at, at
   from generate_series(${from}, ${to}) n, lateral (select ${since('2024-01-01', 'n')} as at) joined`,
];

/** Most pilot signups are pending. */
export const forms = ({ forms: [from, to], admin }: Seeding): readonly string[] => [
  `insert into messaging.pilot_signups (position, id, user_id, work_email, company, contact_name, contact_number,
     created_at, state, decided_at, decided_by, credits, reason) overriding system value
   select ${pastPosition('n')}, pg_temp.seeded('signup', n), pg_temp.seeded('user', n), ${personEmail('n')},
     ${company('n')} || ' ' || n % 997, ${personName('n')}, '+1415' || lpad((n % 10000000)::text, 7, '0'), ${since('2025-06-01', 'n')}, state,
     case when state <> 'waiting' then ${since('2025-06-02', 'n')} end,
     case when state <> 'waiting' then ${admin.id}::uuid end,
     case when state = 'approved' then 50 end, case when state = 'declined' then 'Not a seller of infrastructure' end
   from generate_series(${from}, ${to}) n,
     lateral (select (array['waiting', 'waiting', 'waiting', 'approved', 'declined'])[1 + n % 5] as state) decided`,
  `insert into messaging.contact_submissions (position, id, name, email, phone, message, created_at)
     overriding system value
   select ${pastPosition('n')}, pg_temp.seeded('contact', n), ${personName('n')}, ${personEmail('n')},
     '+1628' || lpad((n % 10000000)::text, 7, '0'), 'We compare ' || ${company('(n + 5)')} || ' with what we run today. ' ||
     'How long does a case for ' || n % 40 + 3 || ' hosts take?', ${since('2025-06-01', 'n')}
   from generate_series(${from}, ${to}) n`,
];

/** SQL array. */
function wordsOf(text: string): string {
  return `array['${text.split(/\s+/).join("','")}']`;
}
