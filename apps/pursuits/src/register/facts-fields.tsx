import {
  acvTierOf,
  CONTACT_ROLE_LABELS,
  CONTACT_ROLES,
  daysBetween,
  isDay,
  PURSUIT_LIMITS,
  quarterOf,
  type RateCard,
} from '@casewright/rules';
import { Button, Field, Select, TextareaField } from '@casewright/ui';
import { useWatch, type UseFormReturn } from '@casewright/ui/form';
import { useRates } from '@casewright/web/rate-cards';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { today } from '../amounts';
import { dollarsIn, NO_CONTACT, type FactsForm } from './facts-form';

type Form = UseFormReturn<FactsForm>;

interface FactsFieldsProps {
  readonly form: Form;
  /** Shown below the prospect's name. */
  readonly notice?: ReactNode;
  /** Called when the prospect or the close date may have changed. */
  readonly onProspect?: () => void;
  /** Whether a running case fixes the compared solutions. */
  readonly isComparisonFixed?: boolean;
}

export function FactsFields({
  form,
  notice,
  onProspect = () => undefined,
  isComparisonFixed = false,
}: FactsFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const rates = useRates();
  const [expectedClose, acv] = useWatch({ control, name: ['expectedClose', 'acv'] });
  return (
    <>
      <Section title="The opportunity" lead="The buyer and the annual contract value.">
        <Field
          label="Prospect"
          maxLength={PURSUIT_LIMITS.prospect}
          error={errors.prospect?.message}
          {...register('prospect', { onBlur: onProspect })}
        />
        {notice}
        <Field
          label="Opportunity"
          maxLength={PURSUIT_LIMITS.opportunity}
          error={errors.opportunity?.message}
          {...register('opportunity')}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <Field
            label="Annual contract value"
            inputMode="numeric"
            placeholder="$"
            maxLength={20}
            hint={acvHint(acv, rates)}
            error={errors.acv?.message}
            {...register('acv')}
          />
          <Field
            label="Expected close"
            type="date"
            min={today()}
            hint={closeHint(expectedClose)}
            error={errors.expectedClose?.message}
            {...register('expectedClose', { onBlur: onProspect })}
          />
        </div>
      </Section>
      {!isComparisonFixed && (
        <Section title="The comparison" lead="Up to three on each side. We’ll copy them into the case.">
          <div className="grid gap-4 md:grid-cols-2">
            <Names form={form} name="proposed" label="Proposed solutions" add="Add a solution" />
            <Names form={form} name="competing" label="Competitors" add="Add a competitor" />
          </div>
        </Section>
      )}
      <Section title="People and notes" lead="We never email your contacts unless you ask us to.">
        <Contacts form={form} />
        <TextareaField
          label="Notes"
          maxLength={PURSUIT_LIMITS.notes}
          hint="Only you and Casewright see them."
          error={errors.notes?.message}
          {...register('notes')}
        />
      </Section>
    </>
  );
}

function acvHint(acv: string, rates: RateCard): string {
  const dollars = dollarsIn(acv);
  if (!dollars) return 'In US dollars per year.';
  const tier = acvTierOf(dollars);
  return `Tier ${tier} adds ${rates.acv[tier]} credits to a case.`;
}

function closeHint(day: string): string | undefined {
  if (!isDay(day)) return undefined;
  const { number, year } = quarterOf(day);
  const days = daysBetween(today(), day);
  const when =
    days < 0
      ? 'in the past'
      : days === 0
        ? 'today'
        : days === 1
          ? 'tomorrow'
          : `in ${days.toLocaleString('en-US')} days`;
  return `${ORDINALS[number - 1] ?? ''} quarter of ${year}, ${when}.`;
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-5 border-t border-line p-5 first:border-t-0 md:p-7.5 lg:grid-cols-[15rem_1fr] lg:gap-8"
    >
      <div className="grid content-start gap-1">
        <h2 className="text-lead font-semibold">{title}</h2>
        <p className="text-label text-ink-muted">{lead}</p>
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}

interface NamesProps {
  readonly form: Form;
  readonly name: 'proposed' | 'competing';
  readonly label: string;
  readonly add: string;
}

function Names({ form: { register, control, setValue }, name, label, add }: NamesProps) {
  const names = useWatch({ control, name });
  const set = (next: string[]) => setValue(name, next, { shouldDirty: true });
  return (
    <div role="group" aria-label={label} className="grid content-start gap-2">
      {names.map((_, index) => (
        <div key={index} className={`grid items-end gap-1.5 ${names.length > 1 ? 'grid-cols-[1fr_auto]' : ''}`}>
          <Field
            label={index === 0 ? label : `${label}, ${index + 1}`}
            maxLength={PURSUIT_LIMITS.solutionName}
            {...register(`${name}.${index}`)}
          />
          {names.length > 1 && (
            <Remove what={`${label}, ${index + 1}`} onClick={() => set(names.filter((_name, at) => at !== index))} />
          )}
        </div>
      ))}
      {names.length < PURSUIT_LIMITS.solutions && <Add onClick={() => set([...names, ''])}>{add}</Add>}
    </div>
  );
}

function Contacts({ form: { register, control, setValue, formState } }: { form: Form }) {
  const contacts = useWatch({ control, name: 'contacts' });
  const set = (next: FactsForm['contacts']) => setValue('contacts', next, { shouldDirty: true });
  return (
    <div role="group" aria-label="Contacts" className="grid gap-3">
      {contacts.map((_, index) => {
        const errors = formState.errors.contacts?.[index];
        const isBlank = contacts.length === 1 && Object.values(contacts[index] ?? {}).every((value) => value === '');
        return (
          <div key={index} className="grid items-start gap-2 md:grid-cols-[1fr_1fr_1.2fr_auto]">
            <Field
              label="Name"
              maxLength={PURSUIT_LIMITS.contactName}
              error={errors?.name?.message}
              {...register(`contacts.${index}.name`)}
            />
            <Select label="Role" {...register(`contacts.${index}.role`)}>
              <option value="">Role</option>
              {CONTACT_ROLES.map((role) => (
                <option key={role} value={role}>
                  {CONTACT_ROLE_LABELS[role]}
                </option>
              ))}
            </Select>
            <Field
              label="Email"
              type="email"
              placeholder="name@company.example"
              maxLength={PURSUIT_LIMITS.contactEmail}
              error={errors?.email?.message}
              {...register(`contacts.${index}.email`)}
            />
            <span className={`max-md:justify-self-end md:pt-6 ${isBlank ? 'max-md:hidden' : ''}`}>
              <Remove
                what={`contact ${index + 1}`}
                onClick={() => {
                  const others = contacts.filter((_contact, at) => at !== index);
                  set(others.length > 0 ? others : [NO_CONTACT]);
                }}
              />
            </span>
          </div>
        );
      })}
      {contacts.length < PURSUIT_LIMITS.contacts && (
        <Add onClick={() => set([...contacts, NO_CONTACT])}>Add a contact</Add>
      )}
    </div>
  );
}

const Remove = ({ what, onClick }: { what: string; onClick: () => void }) => (
  <Button kind="quiet" className="h-11 px-3!" aria-label={`Remove ${what}`} onClick={onClick}>
    <X aria-hidden className="size-4" />
  </Button>
);

const Add = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    className="flex h-11 items-center gap-2 rounded-control border border-dashed border-control px-3 text-small text-ink-muted hover:bg-hover hover:text-ink"
    onClick={onClick}
  >
    <Plus aria-hidden className="size-4" />
    {children}
  </button>
);
