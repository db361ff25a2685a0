import type { ComputeModel, Environment } from './rate-card';

/** Labels of the wizard's options, also in saved calculations (S1 §2). */
export const ENVIRONMENT_LABELS: Readonly<Record<Environment, string>> = {
  'on-premise': 'On-premise data center',
  aws: 'AWS',
  azure: 'Microsoft Azure',
  'google-cloud': 'Google Cloud',
  'ibm-cloud': 'IBM Cloud',
  'oracle-cloud': 'Oracle Cloud',
};

export const COMPUTE_MODEL_LABELS: Readonly<Record<ComputeModel, string>> = {
  'server-hosts': 'Server hosts',
  'hci-appliances': 'HCI appliances',
  'virtual-machines': 'Virtual machines',
  'sql-server-hosts': 'SQL server hosts',
  'bare-metal-hosts': 'Bare metal hosts',
  'bare-metal-instances': 'Bare metal instances',
};
