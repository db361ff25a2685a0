import type { CaseSelections, ComputeModel, Environment } from '@casewright/rules';

const solution = (name: string, environments: readonly Environment[], computeModels: readonly ComputeModel[]) => ({
  name,
  environments,
  computeModels,
});

export const SMALL_CASE: CaseSelections = {
  proposed: [solution('Helix Private Cloud', ['on-premise'], ['hci-appliances', 'virtual-machines'])],
  competitive: [solution('Today’s servers', ['on-premise', 'aws'], ['server-hosts', 'virtual-machines'])],
  slaDays: 3,
  acvTier: '$251K - $500K',
  presentationSupport: false,
};

export const MEDIUM_CASE: CaseSelections = {
  proposed: [
    solution('Helix Private Cloud', ['on-premise'], ['hci-appliances', 'virtual-machines']),
    solution('Helix Managed', ['azure'], ['bare-metal-instances']),
  ],
  competitive: [solution('Public cloud', ['aws', 'azure'], ['virtual-machines', 'bare-metal-instances'])],
  slaDays: 2,
  acvTier: '$501K - $750K',
  presentationSupport: false,
};

export const LARGE_CASE: CaseSelections = {
  proposed: [
    solution(
      'Helix Private Cloud',
      ['on-premise', 'azure'],
      ['hci-appliances', 'virtual-machines', 'sql-server-hosts'],
    ),
    solution('Helix Managed', ['azure'], ['bare-metal-instances']),
  ],
  competitive: [
    solution('Today’s servers', ['on-premise'], ['server-hosts', 'sql-server-hosts']),
    solution('Public cloud', ['aws', 'google-cloud'], ['virtual-machines']),
  ],
  slaDays: 1,
  acvTier: '$751K - $1.0M',
  presentationSupport: true,
};
