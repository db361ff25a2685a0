import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { admin, type Person, seller, type Sessions } from './people.ts';
import { product } from './product.ts';

export interface StartedCase {
  readonly caseId: string;
  readonly pursuitId: string;
  readonly prospect: string;
}

const SELECTIONS = {
  proposed: [{ name: 'Helix Private Cloud', environments: ['on-premise'], computeModels: [] }],
  competitive: [{ name: 'Incumbent VMs', environments: ['on-premise'], computeModels: [] }],
  slaDays: 3,
  presentationSupport: false,
  pursuit: { prospect: 'Wexcombe Hospitals' },
};

export async function startedCase(): Promise<StartedCase> {
  return as(seller, async (browser) => {
    const { caseId } = await ask<{ caseId: string }>(browser, 'post', '/api/cases', SELECTIONS);
    const found = await ask<StartedCase>(browser, 'get', `/api/cases/${caseId}/value-model`);
    return { caseId, pursuitId: found.pursuitId, prospect: found.prospect };
  });
}

const moveCase = (caseId: string, ...commands: readonly string[]): Promise<void> =>
  as(admin, async (browser) => {
    for (const command of commands) await ask(browser, 'post', `/api/admin/cases/${caseId}/moves`, { command });
  });

export const aCaseInAnalysis = (caseId: string): Promise<void> => moveCase(caseId, 'complete-inputs', 'confirm');

export const aCaseInReview = (caseId: string): Promise<void> => moveCase(caseId, 'finish-analysis');

/** A case with a value model from a template. */
export async function aModeledCase(): Promise<StartedCase> {
  const started = await startedCase();
  await aCaseInAnalysis(started.caseId);
  const model = `/api/admin/cases/${started.caseId}/value-model`;
  await as(admin, (browser) => ask(browser, 'post', model, { template: 'virtualization-refresh' }));
  return started;
}

export const makeDraft = (caseId: string): Promise<void> =>
  as(admin, (browser) =>
    ask(browser, 'post', `/api/admin/cases/${caseId}/value-model/versions`, {
      ...{ kind: 'draft', note: 'As it was started.', revision: 1 },
    }),
  );

async function as<Answer>({ email }: Person, act: (browser: APIRequestContext) => Promise<Answer>): Promise<Answer> {
  const cookies = [...((JSON.parse(process.env['SESSIONS'] ?? '{}') as Sessions)[email] ?? [])];
  const browser = await request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { origin: product.url },
    storageState: { cookies: cookies as never, origins: [] },
  });
  try {
    return await act(browser);
  } finally {
    await browser.dispose();
  }
}

async function ask<Answer>(
  browser: APIRequestContext,
  method: 'get' | 'post',
  path: string,
  data?: object,
): Promise<Answer> {
  const response = await browser.fetch(path, {
    method,
    headers: { 'idempotency-key': randomUUID() },
    ...(data && { data }),
  });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return (response.status() === 204 ? undefined : await response.json()) as Answer;
}
