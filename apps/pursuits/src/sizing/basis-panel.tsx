import { COMMITMENT_LABELS, type SizingMode, versionText } from '@casewright/rules/sizing';
import { Badge, Panel, Select } from '@casewright/ui';
import { LineChoice } from './line-choice';
import { NumberOption } from './number-option';
import type { PriceChoices, PublishedVersion, SizingField, SizingRequest } from './queries';

export interface BasisProps {
  readonly request: SizingRequest;
  readonly choices: PriceChoices;
  readonly set: (field: SizingField, value: string | undefined) => void;
}

interface BasisPanelProps extends BasisProps {
  readonly version: PublishedVersion;
  readonly versions: readonly PublishedVersion[];
}

const MODE_LABELS: Readonly<Record<SizingMode, string>> = {
  'as-is': 'As they are',
  measured: 'By measured use',
};

/** Prices, and what machines are sized by. */
export function BasisPanel({ request, choices, set, version, versions }: BasisPanelProps) {
  const { source, region, currency, isSample, isNewest } = version;
  return (
    <Panel title="Prices and basis">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Select label="Price book" value={version.id} onChange={({ target }) => set('version', target.value)}>
          {versions.map((one) => (
            <option key={one.id} value={one.id}>
              {versionText(one)} ({one.currency})
            </option>
          ))}
        </Select>
        <Select
          label="Provider and region"
          value={request.place ?? ''}
          onChange={({ target }) => set('place', target.value)}
        >
          {choices.places.map((place) => (
            <option key={place}>{place}</option>
          ))}
          {choices.places.length === 0 && <option value="">No instances in this price book</option>}
        </Select>
        <Select
          label="Commitment"
          value={request.commitment ?? ''}
          onChange={({ target }) => set('commitment', target.value)}
        >
          {choices.commitments.map((commitment) => (
            <option key={commitment} value={commitment}>
              {COMMITMENT_LABELS[commitment]}
            </option>
          ))}
        </Select>
        <Select
          label="Size machines"
          value={request.mode ?? 'as-is'}
          onChange={({ target }) => set('mode', target.value)}
        >
          {Object.entries(MODE_LABELS).map(([mode, label]) => (
            <option key={mode} value={mode}>
              {label}
            </option>
          ))}
        </Select>
        {request.mode === 'measured' && (
          <NumberOption
            option="comfortPercent"
            request={request}
            hint="Headroom above the 95th percentile, or above the peak."
            onSet={(value) => set('comfortPercent', value)}
          />
        )}
        <LineChoice
          label="Storage"
          lines={choices.storage}
          chosen={request.storage}
          onChoose={(line) => set('storage', line)}
        />
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-2 text-label wrap-anywhere text-ink-muted">
        {isSample && <Badge tone="value">Invented prices</Badge>}
        {!isNewest && <Badge tone="info">A later version is published</Badge>}
        <span>
          Source: {source} Region: {region}. Currency: {currency}.
        </span>
      </p>
    </Panel>
  );
}
