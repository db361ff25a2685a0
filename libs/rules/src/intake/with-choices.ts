import type { TableReading } from '../inputs/reading';
import { countedSums, type IntakeChoices, isCounted, pricedStorage } from './intake';
import { gibibytesIn } from './units';

/** The reading with the rows and the storage that the seller counts. Its totals follow. Bills stay as they are. */
export function withChoices<Reading extends TableReading>(reading: Reading, choices: IntakeChoices): Reading {
  if (!reading.intake) return reading;
  const priced = pricedStorage(reading.intake.storageKinds, choices);
  const intake = { ...reading.intake, choices, priced };
  const sums = countedSums(intake);
  const totals = {
    vcpu: sums.vCpu,
    cores: sums.cores,
    memoryGb: inGib(sums.memoryBytes),
    storageGb: inGib(priced === 'in-use' ? sums.inUseBytes : sums.provisionedBytes),
    powerWatts: sums.powerWatts,
  };
  return {
    ...reading,
    sheets: reading.sheets.map((sheet) => {
      const place = priced === null ? undefined : sheet.storage?.[priced];
      return place === undefined ? sheet : { ...sheet, columns: { ...sheet.columns, storageGb: place } };
    }),
    rows: sums.rows,
    totals: Object.fromEntries(
      Object.entries(totals).flatMap(([key, total]) => (total === null ? [] : [[key, total] as const])),
    ),
    faults: intake.groups.filter((group) => isCounted(group, choices)).flatMap(({ faults }) => faults),
    intake,
  };
}

/** GB of the product are binary, as memory is sold and hypervisors count. */
const inGib = (bytes: number | null): number | null => (bytes === null ? null : gibibytesIn(bytes));
