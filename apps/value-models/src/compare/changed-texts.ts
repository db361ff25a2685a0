import type { ValueModelContent } from '@casewright/rules';
import { CASE_TEXTS, FINDINGS_NAME } from '../rows/case-text-names';
import type { ChangedRow } from './changed-fields';

const textsOf = (content: ValueModelContent): readonly (readonly [name: string, text: string])[] => [
  ['Title', content.title],
  ['Company', content.prospect.company],
  ['Reader', [content.prospect.reader, content.prospect.position].filter(Boolean).join(', ')],
  ...CASE_TEXTS.map(([key, name]) => [name, content[key]] as const),
  [FINDINGS_NAME, content.findings.join('\n')],
  ['Risks and mitigation', (content.risks ?? []).map(({ risk, mitigation }) => `${risk} ${mitigation}`).join('\n')],
  ['Plan', (content.plan ?? []).map(({ when, what }) => `${when}: ${what}`).join('\n')],
  ['Next steps', (content.nextSteps ?? []).map(({ when, what, who }) => `${when}: ${what} ${who}`).join('\n')],
];

/** Changed texts. None of them affects a number. */
export function changedTexts(older: ValueModelContent, newer: ValueModelContent): readonly ChangedRow[] {
  const now = new Map(textsOf(newer));
  return textsOf(older)
    .map(([name, before]) => ({ name, before, after: now.get(name) ?? '' }))
    .filter(({ before, after }) => before !== after)
    .map(({ name, before, after }) => ({
      ...{ id: name, label: name, kind: 'Text', what: 'changed', effect: 0 },
      fields: [{ name: 'Value', before, after }],
    }));
}
