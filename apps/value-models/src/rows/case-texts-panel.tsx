import { type ValueModelContent, VALUE_MODEL_LIMITS } from '@casewright/rules';
import { Field, Panel, Select, TextareaField } from '@casewright/ui';
import type { Editing } from '../editing/editing';
import { proposalsOf } from '../figures/amounts';
import { CASE_TEXTS, FINDINGS_NAME } from './case-text-names';

/** The words of the case around its numbers. Taken over when a field is left. */
export function CaseTextsPanel({ editing }: { readonly editing: Editing }) {
  const { content, change, faultAt } = editing;
  const { title, proposal, findings, model } = content;
  const set = (given: Partial<ValueModelContent>) => change((before) => ({ ...before, ...given }));
  return (
    <Panel title="The case" detail="what its documents say around the numbers">
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          key={title}
          label="Title"
          defaultValue={title}
          maxLength={VALUE_MODEL_LIMITS.name}
          onBlur={({ target }) => target.value.trim() && set({ title: target.value.trim() })}
        />
        <Select
          label="Made for"
          value={proposal}
          error={faultAt('proposal')}
          onChange={({ target }) => set({ proposal: target.value })}
        >
          {proposalsOf(model).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {model.solutions.map((solution) => (
          <Field
            key={`${solution.id} ${solution.name}`}
            label={solution.role === 'today' ? 'Today’s solution' : `Solution “${solution.id}”`}
            defaultValue={solution.name}
            maxLength={VALUE_MODEL_LIMITS.name}
            onBlur={({ target }) => {
              const name = target.value.trim();
              if (!name || name === solution.name) return;
              const solutions = model.solutions.map((one) => (one.id === solution.id ? { ...one, name } : one));
              set({ model: { ...model, solutions } });
            }}
          />
        ))}
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
        <TextareaField
          key={findings.join('\n')}
          label={FINDINGS_NAME}
          hint={`One paragraph a line, at most ${VALUE_MODEL_LIMITS.findings}.`}
          rows={4}
          defaultValue={findings.join('\n')}
          onBlur={({ target }) => {
            const paragraphs = target.value
              .split('\n')
              .map((line) => line.trim())
              .filter(Boolean);
            const taken = paragraphs
              .slice(0, VALUE_MODEL_LIMITS.findings)
              .map((text) => text.slice(0, VALUE_MODEL_LIMITS.text));
            if (taken.join('\n') !== findings.join('\n')) set({ findings: taken });
          }}
        />
      </div>
    </Panel>
  );
}
