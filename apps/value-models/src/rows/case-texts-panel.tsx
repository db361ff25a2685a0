import { type ValueModelContent, VALUE_MODEL_LIMITS } from '@casewright/rules';
import { Panel, Select, TextareaField } from '@casewright/ui';
import { useState } from 'react';
import type { Editing } from '../editing/editing';
import { CASE_TEXTS, FINDINGS_NAME } from './case-text-names';
import { CaseRowsField } from './case-rows-field';
import { NameField } from './name-field';

const RISK_FIELDS = [
  ['risk', 'Risk'],
  ['mitigation', 'Mitigation'],
] as const;
const PLAN_FIELDS = [
  ['what', 'Step'],
  ['when', 'When'],
] as const;
const NEXT_FIELDS = [
  ['what', 'Next step'],
  ['who', 'Who does next step'],
  ['when', 'Due date of next step'],
] as const;

/** Texts of the case. Applied on blur. */
export function CaseTextsPanel({ editing }: { readonly editing: Editing }) {
  const { content, change, faultAt } = editing;
  const { title, proposal, findings, model } = content;
  const set = (given: Partial<ValueModelContent>) => change((before) => ({ ...before, ...given }));
  return (
    <Panel title="The case" detail="what its documents say around the numbers">
      <div className="grid gap-4 md:grid-cols-2">
        <NameField key={title} label="Title" name={title} onName={(name) => set({ title: name })} />
        <Select
          label="Made for"
          value={proposal}
          error={faultAt('proposal')}
          onChange={({ target }) => set({ proposal: target.value })}
        >
          {model.solutions
            .filter(({ role }) => role === 'proposed')
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
        <Select
          label="Horizon"
          value={model.horizonYears}
          error={faultAt('horizonYears')}
          onChange={({ target }) => set({ model: { ...model, horizonYears: Number(target.value) } })}
        >
          {Array.from({ length: 10 }, (_, index) => (
            <option key={index} value={index + 1}>
              {index === 0 ? '1 year' : `${index + 1} years`}
            </option>
          ))}
        </Select>
        {CASE_TEXTS.map(([name, label]) => (
          <TextareaField
            key={`${name} ${content[name]}`}
            label={label}
            rows={3}
            defaultValue={content[name]}
            maxLength={VALUE_MODEL_LIMITS.text}
            onBlur={({ target }) => target.value.trim() !== content[name] && set({ [name]: target.value.trim() })}
          />
        ))}
        <CaseRowsField
          title="Risks and mitigation"
          one="risk"
          fields={RISK_FIELDS}
          rows={content.risks ?? []}
          onRows={(risks) => set({ risks })}
        />
        <CaseRowsField
          title="Plan"
          one="step"
          fields={PLAN_FIELDS}
          rows={content.plan ?? []}
          onRows={(plan) => set({ plan })}
        />
        <CaseRowsField
          title="Next steps"
          one="next step"
          fields={NEXT_FIELDS}
          rows={content.nextSteps ?? []}
          onRows={(nextSteps) => set({ nextSteps })}
        />
        <FindingsField key={findings.join('\n')} findings={findings} onFindings={(taken) => set({ findings: taken })} />
      </div>
    </Panel>
  );
}

interface FindingsFieldProps {
  readonly findings: readonly string[];
  readonly onFindings: (findings: readonly string[]) => void;
}

function FindingsField({ findings, onFindings }: FindingsFieldProps) {
  const [error, setError] = useState<string>();
  return (
    <TextareaField
      label={FINDINGS_NAME}
      hint={`One paragraph a line, at most ${VALUE_MODEL_LIMITS.findings}.`}
      rows={4}
      defaultValue={findings.join('\n')}
      error={error}
      onBlur={({ target }) => {
        const paragraphs = target.value
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean);
        const why = findingsFault(paragraphs);
        setError(why);
        if (why === undefined && paragraphs.join('\n') !== findings.join('\n')) onFindings(paragraphs);
      }}
    />
  );
}

function findingsFault(paragraphs: readonly string[]): string | undefined {
  const { findings, text } = VALUE_MODEL_LIMITS;
  if (paragraphs.length > findings) return `Use at most ${findings} paragraphs. You have ${paragraphs.length}.`;
  const long = paragraphs.findIndex((paragraph) => paragraph.length > text);
  return long < 0 ? undefined : `Use at most ${text} characters in each paragraph. Paragraph ${long + 1} has more.`;
}
