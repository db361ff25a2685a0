import { Config } from '@casewright/platform';
import type { Provider } from '@nestjs/common';
import Stripe from 'stripe';

const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;

/** Calls Stripe, or its stand-in in development and tests. */
export function stripeClient({ stripe: { secretKey, apiUrl } }: Pick<Config, 'stripe'>): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    appInfo: { name: 'Casewright' },
    ...(apiUrl && addressOf(new URL(apiUrl))),
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const scheme: 'http' | 'https' = protocol === 'http:' ? 'http' : 'https';
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? 80 : 443) };
}

export const provideStripe: Provider = { provide: Stripe, useFactory: stripeClient, inject: [Config] };
