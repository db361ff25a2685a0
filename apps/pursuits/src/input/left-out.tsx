import { gibText, isCountable, LEFT_OUT_LABELS, type LeftOutReason, STORAGE_LABELS } from '@casewright/rules/intake';
import { Checkbox, Panel, SegmentedControl } from '@casewright/ui';
import { api, clearNotices, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { pursuitsChanged } from '../queries';
import { chosenByText } from './made-by-text';
import { type ReadItem, rowsAt } from './queries';
import type { ReadInput } from './read-input';

type Intake = ReadInput['reading']['intake'];
type Group = Intake['groups'][number];

interface LeftOutProps {
  readonly item: ReadItem;
  readonly intake: Intake;
  /** Empty for the defaults. */
  readonly made: ReadInput['madeChoices'];
  readonly isChangeable: boolean;
}

/** Rows by the reason that leaves them out, which the seller can count after all. Each number opens its rows. */
export function LeftOut({ item, intake, made, isChangeable }: LeftOutProps) {
  const { groups, choices, storageKinds, priced } = intake;
  const { mutate, isPending } = useChoices(item);
  const toggle = (reason: LeftOutReason) => {
    const others = choices.count.filter((one) => one !== reason);
    mutate({ ...choices, count: others.length < choices.count.length ? others : [...others, reason] });
  };
  const all = groups.reduce((sum, { rows }) => sum + rows, 0);
  const isCounted = ({ reason }: Group) => reason === null || choices.count.includes(reason);
  const left = groups.filter((group) => !isCounted(group)).reduce((sum, { rows }) => sum + rows, 0);
  const reasons = groups.flatMap((group) => (group.reason === null ? [] : [{ ...group, reason: group.reason }]));
  return (
    <Panel
      title="Left out"
      detail={`${left.toLocaleString('en-US')} ${left === 1 ? 'row' : 'rows'}`}
      aside={
        left > 0 && (
          <Link
            to={rowsAt({ show: 'left-out' })}
            className="rounded-box text-label text-accent hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            Show the rows
          </Link>
        )
      }
    >
      {reasons.length === 0 ? (
        <p className="text-label text-ink-muted">Every row of the file counts.</p>
      ) : (
        <ul className="grid">
          {reasons.map((group) => (
            <li
              key={group.reason}
              className="flex items-start justify-between gap-4 border-t border-line py-2.5 first:border-t-0 first:pt-0"
            >
              {isChangeable && isCountable(group.reason) ? (
                <Checkbox checked={isCounted(group)} disabled={isPending} onChange={() => toggle(group.reason)}>
                  <ReasonName group={group} isCounted={isCounted(group)} />
                </Checkbox>
              ) : (
                <ReasonName group={group} isCounted={isCounted(group)} />
              )}
              <span className="text-right text-label text-ink-muted tabular-nums">
                <Link
                  to={rowsAt({ reason: group.reason })}
                  aria-label={`${group.rows.toLocaleString('en-US')} rows: ${labelOf(group.reason)}`}
                  className="rounded-box text-small font-semibold text-ink hover:underline"
                >
                  {group.rows.toLocaleString('en-US')}
                </Link>
                <span className="block">{sumsText(group)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap justify-between gap-3 border-t-2 border-ink pt-3 text-small font-semibold tabular-nums">
        <span>
          {all.toLocaleString('en-US')} rows − {left.toLocaleString('en-US')} left out
        </span>
        <span>{(all - left).toLocaleString('en-US')} counted</span>
      </p>
      <p className="mt-1.5 text-label text-ink-muted">
        Each row counts under its first reason.
        {isChangeable && ' Check a reason to count its rows after all.'}
      </p>
      {isChangeable && storageKinds.length > 1 && priced !== null && (
        <div className="mt-4 border-t border-line pt-4">
          <SegmentedControl
            label="Priced storage"
            isLabelShown
            value={priced}
            choices={storageKinds.map((value) => ({ value, name: value === 'in-use' ? 'In use' : 'Provisioned' }))}
            onChange={(storage) => mutate({ ...choices, storage })}
          />
        </div>
      )}
      {choiceTexts(intake, made).map((text) => (
        <p key={text} className="mt-3 text-label wrap-anywhere text-ink-muted">
          {text}
        </p>
      ))}
    </Panel>
  );
}

interface ReasonNameProps {
  readonly group: Group & { readonly reason: LeftOutReason };
  readonly isCounted: boolean;
}

const ReasonName = ({ group, isCounted }: ReasonNameProps) => (
  <span className="min-w-0 text-small font-semibold text-ink">
    {labelOf(group.reason)}
    {isCounted && <span className="ml-2 text-label font-normal text-ink-muted">counted anyway</span>}
  </span>
);

/** What counts is recorded with who chose it. */
function useChoices({ caseId, key }: ReadItem) {
  return useMutation({
    onMutate: clearNotices,
    mutationFn: ({ count, storage }: Intake['choices']) =>
      api.put('/api/cases/{id}/inputs/{key}/choices', {
        path: { id: caseId, key },
        body: { count: [...count], storage },
      }),
    onSettled: pursuitsChanged,
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save your choice. Try again.'), kind: 'error' }),
  });
}

/** For example "Counted anyway: off. Chosen by Dana Reyes, Nov 28, 2026, 2:05 PM." */
function choiceTexts({ choices, storageKinds, priced }: Intake, made: ReadInput['madeChoices']): readonly string[] {
  const counted = choices.count.map(
    (reason) => `Counted anyway: ${LEFT_OUT_LABELS[reason][1]}. ${chosenByText(made, reason)}`,
  );
  const storage =
    storageKinds.length > 1 && priced !== null
      ? [`Priced: ${STORAGE_LABELS[priced]}. ${chosenByText(made, 'storage')}`]
      : [];
  return [...counted, ...storage];
}

function labelOf(reason: LeftOutReason): string {
  const [, many] = LEFT_OUT_LABELS[reason];
  return many.charAt(0).toUpperCase() + many.slice(1);
}

const sumsText = ({ vCpu, cores, memoryBytes }: Group): string =>
  [
    vCpu !== null && `${vCpu.toLocaleString('en-US')} vCPU`,
    cores !== null && `${cores.toLocaleString('en-US')} cores`,
    memoryBytes !== null && gibText(memoryBytes),
  ]
    .filter(Boolean)
    .join(', ');
