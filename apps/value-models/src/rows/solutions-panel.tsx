import { compileModel, costFor, type ModelSolution, SOLUTION_ROLES, VALUE_MODEL_LIMITS } from '@casewright/rules';
import { Button, Field, Panel, Select } from '@casewright/ui';
import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Change } from '../editing/changes';
import type { Editing } from '../editing/editing';
import {
  addSolution,
  duplicateSolution,
  moveSolution,
  removeSolution,
  renameSolution,
  setReason,
  setSolutionRole,
} from '../editing/solutions';
import { ROLE_NAMES } from '../figures/amounts';
import { limitFault } from '../start/template-rows';
import { NameField } from './name-field';

const MOST = VALUE_MODEL_LIMITS.solutions;

/** The solutions that the model compares, in the order of its documents. */
export function SolutionsPanel({ editing }: { readonly editing: Editing }) {
  const { content, change, faultAt } = editing;
  const { solutions } = content.model;
  const isFull = solutions.length >= MOST;
  return (
    <Panel
      title="Solutions"
      detail="in the order of the documents"
      aside={
        <span className="flex flex-wrap items-center gap-3">
          {isFull && <span className="text-caption text-ink-muted">At most {MOST}</span>}
          {(['proposed', 'competing'] as const).map((role) => (
            <Button
              key={role}
              size="small"
              disabled={isFull}
              onClick={({ detail }) => detail < 2 && change(addSolution(role))}
            >
              <Plus aria-hidden className="size-4" />
              Add {role}
            </Button>
          ))}
        </span>
      }
    >
      {faultAt('solutions') && <p className="mb-3 text-label text-danger">{faultAt('solutions')}</p>}
      <ol aria-label="Solutions" className="grid gap-4">
        {solutions.map((solution, index) => (
          <li
            key={solution.id}
            className="grid items-start gap-x-4 gap-y-3 border-b border-line pb-4 last:border-b-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_11rem_auto]"
          >
            <NameField
              key={solution.name}
              label={`Name of solution ${index + 1}`}
              name={solution.name}
              fault={faultAt(`solutions.${index}.name`)}
              onName={(name) => change(renameSolution(solution.id, name))}
            />
            <Select
              label={`Role of solution ${index + 1}`}
              value={solution.role}
              // Another solution takes its place instead.
              disabled={solution.role === 'today' || isLastProposed(solution, solutions)}
              onChange={({ target }) => {
                const role = SOLUTION_ROLES.find((one) => one === target.value);
                if (role) change(setSolutionRole(solution.id, role));
              }}
            >
              {SOLUTION_ROLES.map((role) => (
                <option key={role} value={role}>
                  {ROLE_NAMES[role]}
                </option>
              ))}
            </Select>
            <Actions editing={editing} solution={solution} index={index} />
            <Reasons editing={editing} solution={solution} index={index} />
          </li>
        ))}
      </ol>
      <p className="mt-4 text-caption text-pretty text-ink-muted">
        The others are compared with the solution in use today. Removing a solution removes its cost lines, drivers, and
        the numbers that only it uses.
      </p>
    </Panel>
  );
}

const isLastProposed = ({ role }: ModelSolution, solutions: readonly ModelSolution[]): boolean =>
  role === 'proposed' && solutions.filter((one) => one.role === 'proposed').length === 1;

const REASONS = [
  ['noTransition', 'transition', 'Why moving costs nothing'],
  ['noParallel', 'parallel', 'Why nothing runs in parallel'],
] as const;

/** Asked if the solution has no cost line for it. */
function Reasons({ editing: { content, change, faultAt }, solution, index }: ActionsProps) {
  const { compiled } = useMemo(() => compileModel(content.model), [content.model]);
  if (!compiled || solution.role === 'today') return null;
  return REASONS.filter(([, purpose]) => costFor(compiled, solution.id, purpose) === 0).map(([reason, , label]) => (
    <div key={reason} className="md:col-span-3">
      <Field
        key={solution[reason]}
        label={`${label}: ${solution.name}`}
        hint="Or add a cost line with this purpose."
        defaultValue={solution[reason]}
        error={faultAt(`solutions.${index}.${reason}`)}
        maxLength={VALUE_MODEL_LIMITS.text}
        onBlur={({ target }) => {
          const why = target.value.trim();
          if (why !== (solution[reason] ?? '')) change(setReason(solution.id, reason, why));
        }}
      />
    </div>
  ));
}

interface ActionsProps {
  readonly editing: Editing;
  readonly solution: ModelSolution;
  readonly index: number;
}

function Actions({ editing: { content, change }, solution, index }: ActionsProps) {
  const { solutions } = content.model;
  const { id, name, role } = solution;
  const duplicate = duplicateSolution(solution);
  const noRoom = limitFault(duplicate(content));
  const actions: readonly (readonly [label: string, icon: typeof Copy, isOff: boolean, done: Change])[] = [
    [`Move ${name} up`, ArrowUp, index === 0, moveSolution(id, -1)],
    [`Move ${name} down`, ArrowDown, index === solutions.length - 1, moveSolution(id, 1)],
    [`Duplicate ${name}`, Copy, noRoom !== undefined, duplicate],
    [`Remove ${name}`, Trash2, role === 'today' || isLastProposed(solution, solutions), removeSolution(id)],
  ];
  return (
    <span className="flex gap-1 self-end md:pb-1">
      {actions.map(([label, Icon, isOff, done]) => (
        <Button
          key={label}
          kind="quiet"
          size="small"
          aria-label={label}
          title={label.startsWith('Duplicate') ? (noRoom ?? label) : label}
          disabled={isOff}
          onClick={({ detail }) => detail < 2 && change(done)}
        >
          <Icon aria-hidden className="size-4" />
        </Button>
      ))}
    </span>
  );
}
