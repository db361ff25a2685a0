import {
  mapSolutions,
  mappingFaults,
  type ModelTemplate,
  NO_LINES,
  NOT_IN_CASE,
  type PartialMapping,
} from '@casewright/rules/model-templates';
import { Button, Select } from '@casewright/ui';
import { type FormEvent, useState } from 'react';
import type { ValueModelOfCase } from '../queries';
import { ROLE_NAMES } from '../figures/amounts';

interface MappingFormProps {
  readonly template: ModelTemplate;
  readonly solutions: ValueModelOfCase['solutions'];
  readonly isWorking: boolean;
  readonly onMapped: (mapping: PartialMapping) => void;
}

/** Asks how the template's solutions map onto those of the case. */
export function MappingForm({ template, solutions, isWorking, onMapped }: MappingFormProps) {
  const [chosen, choose] = useState<PartialMapping>({ like: {} });
  const [isSent, setSent] = useState(false);
  const mapping = mapSolutions(template, solutions, chosen);
  const faults = mappingFaults(template, solutions, mapping);
  const errorAt = (field: string) => (isSent ? faults[field]?.[0] : undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(faults).length === 0) onMapped(mapping);
  };
  return (
    <form noValidate aria-label={`Start from ${template.name}`} className="grid gap-4" onSubmit={send}>
      <Select
        label="In use today"
        value={mapping.today ?? ''}
        error={errorAt('today')}
        onChange={({ target }) => choose({ ...chosen, today: target.value })}
      >
        {mapping.today === undefined && <option value="">Choose a solution</option>}
        {solutions
          .filter(({ role }) => role === 'competing')
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        <option value={NOT_IN_CASE}>None of them</option>
      </Select>
      {solutions
        .filter(({ id }) => id !== mapping.today)
        .map(({ id, name, role }) => (
          <Select
            key={id}
            label={`${name} is costed like`}
            hint={ROLE_NAMES[role]}
            value={mapping.like[id] ?? ''}
            error={errorAt(`like.${id}`)}
            onChange={({ target }) => choose({ ...chosen, like: { ...chosen.like, [id]: target.value } })}
          >
            {mapping.like[id] === undefined && <option value="">Choose cost lines</option>}
            {template.solutions.map((solution) => (
              <option key={solution.id} value={solution.id}>
                {solution.name}
              </option>
            ))}
            <option value={NO_LINES}>No lines yet</option>
          </Select>
        ))}
      <Button type="submit" kind="primary" className="justify-self-start" isWorking={isWorking}>
        Start
      </Button>
    </form>
  );
}
