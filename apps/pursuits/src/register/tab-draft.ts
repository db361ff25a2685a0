import { CONTACT_ROLES } from '@casewright/rules';
import { keptKey } from '@casewright/web';
import { keepInTab, readInTab } from '@casewright/web/kept';
import * as v from 'valibot';
import type { FactsForm } from './facts-form';

const FORM = v.object({
  ...{ prospect: v.string(), opportunity: v.string(), acv: v.string(), expectedClose: v.string() },
  proposed: v.array(v.string()),
  competing: v.array(v.string()),
  contacts: v.array(v.object({ name: v.string(), role: v.picklist([...CONTACT_ROLES, '']), email: v.string() })),
  notes: v.string(),
});

const keyOf = (userId: string): string => keptKey(userId, 'pursuit-draft');

/** What was typed in this tab and is not saved on the server. */
export const unsavedIn = (userId: string): FactsForm | undefined => readInTab(FORM, keyOf(userId));

export const keepUnsaved = (userId: string, form: FactsForm | undefined): void => keepInTab(keyOf(userId), form);
