type Keys = Readonly<Record<string, string>>;

const SHARED: Keys = {
  ...{ rate: 'discount-rate', pue: 'power-usage-effectiveness', powerPrice: 'power-price', power: 'host-power' },
};

/** Keys in the library of defaults, by template and id of the assumption. Numbers that scale with a size have none. */
export const LIBRARY_KEYS: Readonly<Record<string, Keys>> = {
  'virtualization-refresh': {
    ...SHARED,
    ...{ licensePrice: 'virtualization-license', licenseGrowth: 'license-price-growth', hostPrice: 'host-price' },
    ...{ staffPrice: 'administrator-cost', hourPrice: 'administrator-hour', requestTime: 'hours-per-request' },
    ...{ movePrice: 'vm-migration', maintenance: 'host-maintenance', maintenanceNew: 'new-host-maintenance' },
    ...{ powerNew: 'new-host-power', rackPrice: 'rack-rent' },
  },
  'cloud-migration': {
    ...SHARED,
    ...{ hostPrice: 'host-price', maintenance: 'host-maintenance', staffPrice: 'administrator-cost' },
    ...{ rightSize: 'vcpu-after-right-sizing', computePrice: 'cloud-vcpu', cloudStorage: 'cloud-storage' },
    ...{ growth: 'cloud-growth', movePrice: 'vm-migration-to-cloud', egressPrice: 'cloud-egress' },
    ...{ supportShare: 'cloud-support-share', storagePrice: 'storage-per-year', rackPrice: 'rack-rent' },
    ...{ coloPrice: 'colocation-rack', coloMove: 'rack-move' },
  },
  'sql-server-consolidation': {
    ...SHARED,
    ...{ enterprisePrice: 'sql-enterprise-license', standardPrice: 'sql-standard-license' },
    ...{ licenseGrowth: 'license-price-growth', staffPrice: 'database-administrator-cost' },
    ...{ hostPrice: 'database-host-price', maintenance: 'database-host-maintenance', powerNew: 'new-host-power' },
    movePrice: 'database-migration',
  },
  'private-cloud-or-hyperscaler': {
    ...SHARED,
    ...{ billGrowth: 'cloud-bill-growth', steadyShare: 'steady-cloud-share', staffPrice: 'cloud-engineer-cost' },
    ...{ hostPrice: 'host-price', maintenance: 'new-host-maintenance', storagePrice: 'storage-purchase' },
    ...{ power: 'new-host-power', rackPrice: 'colocation-rack', movePrice: 'vm-migration' },
    ...{ egressPrice: 'cloud-egress', commitmentDiscount: 'cloud-commitment-discount' },
  },
  'security-tooling': {
    rate: 'discount-rate',
    ...{ logPrice: 'siem-log-price', alertTime: 'hours-per-alert', incidentChance: 'incident-chance' },
    ...{ chanceLess: 'incident-reduction', alertsLess: 'automatic-alerts', logsNew: 'stored-log-share' },
    ...{ rollout: 'endpoint-rollout', hourPrice: 'security-analyst-hour', staffPrice: 'administrator-cost' },
  },
};
