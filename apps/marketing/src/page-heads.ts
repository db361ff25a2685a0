import { VERIFY_PATH } from '@casewright/rules';
import { BRAND } from '@casewright/rules/brand';
import type { JsonLd, PageHandle, PublicPage } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { offers } from './plans/offers.computed';
import type { images as Images } from './preview-images';

/** @param name used in the breadcrumb and the tab */
const page = (name: string, path: string, description: string, more: Partial<PublicPage> = {}): PageHandle => ({
  page: {
    public: true,
    title: `${name} · ${BRAND.name}`,
    description,
    image: () => Promise.resolve({ headline: name }),
    ...more,
    jsonLd: [breadcrumb(name, path), ...(more.jsonLd ?? [])],
  },
});

/** Lazy, in a chunk that browsers never load. */
const image = (name: keyof typeof Images) => async () => (await import('./preview-images')).images[name];

const breadcrumb = (name: string, path: string): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: paths.home },
    { '@type': 'ListItem', position: 2, name, item: path },
  ],
});

const organization: JsonLd = {
  '@type': 'Organization',
  name: BRAND.name,
  url: paths.home,
  logo: '/icon.svg',
  email: BRAND.contactEmail,
  address: { '@type': 'PostalAddress', addressLocality: 'San Francisco', addressRegion: 'CA', addressCountry: 'US' },
};

const credits: JsonLd = {
  '@type': 'Product',
  name: `${BRAND.name} value credits`,
  description: 'Prepaid credits for business value cases. Unused credits never expire.',
  brand: { '@type': 'Brand', name: BRAND.name },
  offers,
};

/** Descriptions have about 150 characters. */
export const heads = {
  home: {
    page: {
      public: true,
      title: `${BRAND.name} · Business value cases`,
      description:
        'Register a pursuit, tell us what you propose and what you’re up against, and get a business value case that’s ready for a CFO.',
      jsonLd: [organization],
      image: image('home'),
    },
  } satisfies PageHandle,
  plans: page(
    'Account Plans',
    paths.plans,
    'Start free with Pro, or bring your whole sales team to Enterprise. Compare plans and value credit prices.',
    { jsonLd: [credits], image: image('plans') },
  ),
  sampleCase: page(
    'Sample Case',
    paths.sampleCase,
    'See a finished value case: cost of ownership, net present value, payback, and where every number comes from. Move five assumptions yourself.',
    { image: image('sampleCase') },
  ),
  mission: page(
    'Our Company',
    paths.mission,
    'How our analysts work out what a technology is worth to a buyer, test every assumption, and turn the result into a case a CFO can check.',
    { image: image('mission') },
  ),
  whatWeDo: page(
    'What We Do',
    paths.whatWeDo,
    'You bring a pursuit. We give you the cost of ownership, the return on investment, and the payback, ready to present to the people who sign off.',
    { image: image('whatWeDo') },
  ),
  performanceEnhancement: page(
    'Enhanced Performance',
    paths.performanceEnhancement,
    'See how a business value case helps sellers of enterprise IT qualify sooner, win more pursuits, and protect their price.',
    { image: image('performanceEnhancement') },
  ),
  costOptimization: page(
    'Better Cost Optimization',
    paths.costOptimization,
    'Know the price of a value case before you start it. Show your prospect when the investment pays back, and finance where every credit went.',
    { image: image('costOptimization') },
  ),
  strategicAlignment: page(
    'Collaborative Orchestration',
    paths.strategicAlignment,
    'Bring sellers, presales, finance, and your prospect together around one set of numbers, and see which questions a business value case answers.',
    { image: image('strategicAlignment') },
  ),
  contact: page(
    'Contact Us',
    paths.contact,
    'Ask us about a pursuit, the Enterprise plan, or anything else. Someone who builds value cases reads your message and replies by email.',
  ),
  pilotProgram: page(
    'Pilot Program',
    paths.pilotProgram,
    'Try Casewright on a real pursuit. We choose a small number of teams in North America and give each one credits for value cases.',
  ),
  help: page(
    'Help',
    paths.help,
    'How a value case runs from pursuit to presentation, answers about prices, credits, files, and reviews, and a glossary of every term.',
  ),
  status: page(
    'Status',
    paths.status,
    'Whether Casewright works right now: the website and accounts, and the emails, notifications, and documents behind them.',
  ),
  accessibility: page(
    'Accessibility',
    paths.accessibility,
    'How we make Casewright work for everyone: our goal, what we do, how we test, known limits, and how to tell us about a barrier.',
  ),
  terms: page(
    'Terms of Service',
    paths.terms,
    'The terms for using Casewright: accounts, value credits and payments, your content, liability, and termination.',
  ),
  privacy: page(
    'Privacy Policy',
    paths.privacy,
    'What personal data Casewright collects and why, how long we keep it, who we share it with, and how to download or delete it.',
  ),
  reportAbuse: page(
    'Report Abuse',
    paths.reportAbuse,
    'Tell us if someone misuses Casewright: what to report, what to include, and what happens next. You don’t need an account.',
  ),
  verify: page(
    'Verify a Document',
    VERIFY_PATH,
    'Check whether we issued a value case, by the SHA-256 in its footer or by its file. You don’t need an account.',
  ),
  reportSecurity: page(
    'Report Security',
    paths.reportSecurity,
    'How to report a vulnerability in Casewright: what to include, the ground rules for research, and how quickly we respond.',
  ),
} as const;
