import type { Fit, Resource, UnfittedReason } from './fit-machines';
import type { Needs } from './needs';
import { microsText } from './money';

/** "Why this one": names what rules out cheaper instances. */
export function fitText({ instance, needs, reason, tiedWith }: Fit, currency: string): string {
  const sentences = [decisiveText(instance.name, needs, reason, currency)];
  if (tiedWith) sentences.push(`${tiedWith.name} costs the same; the first name in the alphabet is taken.`);
  return sentences.join(' ');
}

function decisiveText(name: string, needs: Needs, reason: Fit['reason'], currency: string): string {
  switch (reason.kind) {
    case 'cheapest':
      return `No instance costs less than ${name}.`;
    case 'several':
      return `Every cheaper instance falls short of more than one of ${amountsText(needs)}.`;
    case 'resource': {
      const { instance, hourlyMicros } = reason.cheaper;
      const price = `${microsText(hourlyMicros)} ${currency} an hour`;
      return `${NAMES[reason.resource]} decides: it needs ${neededText(reason.resource, needs)}. ${instance.name} (${offeredText(instance)}) would do otherwise, at ${price}.`;
    }
  }
}

export function unfittedText(reason: UnfittedReason): string {
  switch (reason.kind) {
    case 'unknown-size':
      return 'The file gives no vCPU or memory for this machine.';
    case 'no-prices':
      return 'The price book has no instances with this commitment.';
    case 'too-large':
      return `It needs ${sizeText(reason.resource, reason.needed)}. The largest instance has ${sizeText(reason.resource, reason.largest)}.`;
    case 'no-combination':
      return `No single instance has ${amountsText(reason.needs)}.`;
  }
}

const NAMES: Readonly<Record<Resource, string>> = { vcpu: 'vCPU', memory: 'Memory', storage: 'Storage' };

const number = (amount: number): string => amount.toLocaleString('en-US', { maximumFractionDigits: 1 });

const sizeText = (resource: Resource, amount: number): string => {
  if (resource === 'vcpu') return `${number(amount)} vCPU`;
  return `${number(amount)} GiB of ${resource}`;
};

function neededText(resource: Resource, needs: Needs): string {
  const amount = { vcpu: needs.vcpu, memory: needs.memoryGib, storage: needs.storageGib }[resource];
  const isMeasured = { vcpu: needs.isVcpuMeasured, memory: needs.isMemoryMeasured, storage: false }[resource];
  return `${sizeText(resource, amount)}${isMeasured ? ' as measured, with headroom' : ''}`;
}

const amountsText = ({ vcpu, memoryGib, storageGib }: Needs): string =>
  [
    `${number(vcpu)} vCPU`,
    `${number(memoryGib)} GiB of memory`,
    ...(storageGib > 0 ? [`${number(storageGib)} GiB of storage`] : []),
  ]
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');

const offeredText = ({ vcpu, memoryGib, maxStorageGib }: Fit['instance']): string =>
  [
    `${number(vcpu)} vCPU`,
    `${number(memoryGib)} GiB`,
    ...(maxStorageGib === undefined ? [] : [`up to ${number(maxStorageGib)} GiB of storage`]),
  ].join(', ');
