import {
  dayOf,
  RATE_CARD_NAME,
  RATE_CARD_NAME_FAULT,
  type RateCard,
  rateChanges,
  rateFaults,
  type Rates,
} from '@casewright/rules';
import { Button, Callout, Field, Panel } from '@casewright/ui';
import { api, formatUtcDay, type Problem, useUser } from '@casewright/web';
import { adminTab } from '@casewright/web/paths';
import { useNavigate } from '@casewright/web/router';
import { useKept } from '@casewright/web/use-kept';
import { Suspense, useState } from 'react';
import * as v from 'valibot';
import { ChangeDialog } from '../change/lazy-change-dialog';
import { areShown } from '../change/send-change';
import { useChange } from '../change/use-change';
import { discarding, publishing, saving } from './changes';
import { PreviewPanel } from './preview-panel';
import type { RateCardVersion } from './queries';
import { RateTable } from './rate-table';
import { TrialPanel } from './trial-panel';
import { TwoColumns } from './two-columns';

interface DraftEditorProps {
  readonly card: RateCardVersion;
  readonly today: RateCard | undefined;
}

const EDITS = v.object({
  revision: v.number(),
  version: v.string(),
  day: v.string(),
  rates: v.custom<Rates>((rates) => typeof rates === 'object' && rates !== null),
});

/** Those which show an error of the server. */
const FIELDS = ['version', 'validFrom'];

/** What is typed stays until it is saved, also while another admin saves the same draft. */
export function DraftEditor({ card, today }: DraftEditorProps) {
  const { id } = card;
  const navigate = useNavigate();
  const me = useUser();
  const savedDay = dayOfStart(card);
  const saved = { revision: card.revision, version: card.version, day: savedDay, rates: card.rates };
  const { typed, save: edited, newest, forget } = useKept(EDITS, `rate-card:${id}`, saved);
  const { revision, version, day, rates } = typed;
  const [asking, ask] = useState<'publish' | 'discard'>();
  const { make, isPending, failure, dismiss } = useChange();
  const [refusals, setRefusals] = useState<Problem['fields']>({});
  const faults = rateFaults(rates);
  const name = version.trim();
  const isChanged = name !== card.version || day !== savedDay || Object.keys(rateChanges(card.rates, rates)).length > 0;
  // Edits begin at the newest revision, which an answer that was lost may have made.
  const edit = (changed: Partial<typeof typed>) => {
    dismiss();
    edited({ ...typed, ...(!isChanged && { revision: card.revision }), ...changed });
  };
  const isOutdated = isChanged && revision < card.revision;
  const nameFault = name === '' ? 'Enter a version name.' : !RATE_CARD_NAME.test(name) && RATE_CARD_NAME_FAULT;
  const isReady = faults.length === 0 && !nameFault && !isOutdated;
  const isTooEarly = day !== '' && day <= currentDay();

  const path = { id };
  const save = async () => {
    const body = { version: name, validFrom: day || null, rates: { ...rates, support: [...rates.support] }, revision };
    const answer = await api.put('/api/admin/rate-cards/{id}', { path, body });
    const now = newest();
    if (now) edited({ ...now, revision: answer.revision });
    return answer.revision;
  };
  const isSaved = (found: RateCardVersion) =>
    found.version === name && dayOfStart(found) === day && Object.keys(rateChanges(found.rates, rates)).length === 0;
  const saveDraft = async () => {
    const { isMade, fields } = await make(saving(id, save, isSaved));
    setRefusals(fields);
    const now = newest();
    const isEditedFurther = now && (now.version !== version || now.day !== day || now.rates !== rates);
    if (isMade && !isEditedFurther) forget();
  };
  /** Saves once, even if publishing needs another try after the admin confirmed who they are. */
  const publishSaved = () => {
    let looked: number | undefined;
    return async () => {
      looked ??= isChanged ? await save() : card.revision;
      await api.post('/api/admin/rate-cards/{id}/publication', { path, body: { revision: looked } });
    };
  };
  const discarded = () => {
    forget();
    void navigate(adminTab('rate-cards'));
  };

  return (
    <>
      <TwoColumns
        main={
          <RateTable
            version={name}
            rates={rates}
            before={today}
            faults={faults}
            onChange={(changed) => edit({ rates: changed })}
          />
        }
        aside={
          <>
            <Panel title="Draft">
              <div className="grid gap-4">
                {isOutdated && (
                  <Callout
                    kind="value"
                    action={
                      <>
                        <Button size="small" onClick={() => edit({ revision: card.revision })}>
                          Keep mine
                        </Button>
                        <Button size="small" onClick={forget}>
                          Use theirs
                        </Button>
                      </>
                    }
                  >
                    Another admin changed this draft while you were editing it.
                  </Callout>
                )}
                <Field
                  label="Version"
                  maxLength={20}
                  value={version}
                  error={nameFault || refusals['version']?.[0]}
                  onChange={({ target }) => {
                    setRefusals((known) => ({ ...known, version: [] }));
                    edit({ version: target.value });
                  }}
                />
                <Field
                  type="date"
                  label="Applies from (UTC)"
                  value={day}
                  hint="It takes effect when this day begins."
                  error={isTooEarly ? 'Choose a day after today.' : refusals['validFrom']?.[0]}
                  onChange={({ target }) => {
                    setRefusals((known) => ({ ...known, validFrom: [] }));
                    edit({ day: target.value });
                  }}
                />
                {failure && !areShown(refusals, FIELDS) && !isOutdated && <Callout kind="danger">{failure}</Callout>}
                <div className="grid grid-cols-2 gap-2.5">
                  <Button disabled={!isReady || !isChanged} isWorking={isPending} onClick={() => void saveDraft()}>
                    Save draft
                  </Button>
                  <Button
                    kind="primary"
                    disabled={!isReady || isPending || day === '' || isTooEarly}
                    onClick={() => ask('publish')}
                  >
                    Publish
                  </Button>
                </div>
                <Button kind="quiet" onClick={() => ask('discard')}>
                  Discard draft
                </Button>
              </div>
            </Panel>
            <PreviewPanel version={name} rates={faults.length === 0 ? rates : card.rates} before={today} />
            <TrialPanel card={card} />
            {isChanged && <p className="text-label text-ink-muted">Past quotes use the last saved draft.</p>}
          </>
        }
      />
      {asking === 'publish' && (
        <Suspense>
          <ChangeDialog
            title={`Publish rate card ${name}?`}
            confirm="Publish"
            change={publishing({ id, version: name, day, by: me?.id, send: publishSaved(), onMade: forget })}
            fields={FIELDS}
            onInvalid={setRefusals}
            onClose={() => ask(undefined)}
          >
            It applies from {formatUtcDay(day)} (UTC) and can’t be changed from then on. Started cases and saved
            calculations keep their price.
          </ChangeDialog>
        </Suspense>
      )}
      {asking === 'discard' && (
        <Suspense>
          <ChangeDialog
            title={`Discard rate card ${card.version}?`}
            confirm="Discard"
            change={discarding(card, discarded)}
            onClose={() => ask(undefined)}
          >
            Its rates will be lost.
          </ChangeDialog>
        </Suspense>
      )}
    </>
  );
}

const dayOfStart = ({ validFrom }: RateCardVersion): string => validFrom?.slice(0, 10) ?? '';

const currentDay = (): string => dayOf(new Date());
