import { PURSUIT_LIMITS } from '@casewright/rules';
import { Field, Select } from '@casewright/ui';
import type { usePursuitChoice } from './use-pursuit-choice';

/** Focused when its name is missing. */
export const PROSPECT_FIELD = 'prospect';

export function PursuitChoice({ pursuit }: { readonly pursuit: ReturnType<typeof usePursuitChoice> }) {
  const { startable, known, prospect, opportunity, error, choose, type } = pursuit;
  return (
    <section aria-labelledby="pursuit" className="mt-8 grid gap-4 border-t border-line pt-6 print:hidden">
      <div>
        <h2 id="pursuit" className="text-lead font-semibold">
          Pursuit
        </h2>
        <p className="text-label text-ink-muted">Choose the opportunity for this case. You can edit it later.</p>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="md:col-span-2">
          <Select label="Case for" value={known?.id ?? ''} onChange={({ target }) => choose(target.value)}>
            <option value="">New pursuit</option>
            {startable.map((one) => (
              <option key={one.id} value={one.id}>
                {one.prospect}, {one.opportunity}
              </option>
            ))}
          </Select>
        </div>
        {!known && (
          <>
            <Field
              id={PROSPECT_FIELD}
              label="Prospect"
              hint="The company that may buy"
              error={error}
              required
              value={prospect}
              maxLength={PURSUIT_LIMITS.prospect}
              onChange={({ target }) => type({ prospect: target.value })}
            />
            <Field
              label="Opportunity"
              value={opportunity}
              maxLength={PURSUIT_LIMITS.opportunity}
              onChange={({ target }) => type({ opportunity: target.value })}
            />
          </>
        )}
      </div>
    </section>
  );
}
