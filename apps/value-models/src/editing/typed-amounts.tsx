import {
  type CompiledModel,
  compileModel,
  type TypedAmount,
  typedAmounts,
  type ValueModelContent,
} from '@casewright/rules';
import { Button, Panel } from '@casewright/ui';
import { useMemo } from 'react';
import { CASE_TEXTS, FINDINGS_NAME } from '../rows/case-text-names';
import type { Editing } from './editing';

/** Amounts in the texts that differ from the model, with the computed number to use instead. */
export function TypedAmounts({ editing: { content, change } }: { readonly editing: Editing }) {
  const found = useMemo(() => {
    const { compiled } = compileModel(content.model);
    return compiled ? withoutRepeats(content, compiled) : [];
  }, [content]);
  if (found.length === 0) return null;
  return (
    <Panel title="Amounts in the texts" detail="that aren’t numbers of the model">
      <ul className="grid gap-3">
        {found.map((one) => (
          <li key={`${one.place} ${one.typed}`} className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 text-label wrap-anywhere">
              “{nameOf(one)}” says {one.typed}. {one.figure}: {one.computed}.
            </p>
            <Button
              kind="secondary"
              size="small"
              aria-label={`Use ${one.computed} instead of ${one.typed}`}
              onClick={() => change((before) => ({ ...before, ...withComputed(before, one) }))}
            >
              Use {one.computed}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const withoutRepeats = (content: ValueModelContent, compiled: CompiledModel): readonly TypedAmount[] => {
  const all = typedAmounts(content, compiled);
  return all.filter(
    ({ place, typed }, index) => all.findIndex((one) => one.place === place && one.typed === typed) === index,
  );
};

const nameOf = ({ place }: TypedAmount): string =>
  typeof place === 'number' ? FINDINGS_NAME : (CASE_TEXTS.find(([name]) => name === place)?.[1] ?? place);

function withComputed(content: ValueModelContent, { place, typed, computed }: TypedAmount): Partial<ValueModelContent> {
  if (typeof place !== 'number') return { [place]: content[place].replaceAll(typed, computed) };
  const findings = content.findings.map((text, index) => (index === place ? text.replaceAll(typed, computed) : text));
  return { findings };
}
