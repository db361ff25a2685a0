const FLEET_SIZE = { machines: 20_000, instances: 500 };

/** Machines of all sizes. Repeats per seed. */
export function fleet(seed: number): readonly object[] {
  const random = randomNumbers(seed);
  return Array.from({ length: FLEET_SIZE.machines }, (_, index) => ({
    id: `machine-${index}`,
    vcpu: 2 ** Math.floor(random() * 7),
    memoryGib: 1 + Math.floor(random() * 512),
    storageGib: Math.floor(random() * 4_000),
    cpuP95Percent: Math.floor(random() * 101),
    memoryP95Percent: Math.floor(random() * 101),
  }));
}

/** Priced at random, so that few are dominated by a cheaper and larger one. */
export function instances(): readonly object[] {
  const random = randomNumbers(1);
  return Array.from({ length: FLEET_SIZE.instances }, (_, index) => {
    const vcpu = 1 + Math.floor(random() * 128);
    const memoryGib = 1 + Math.floor(random() * 1_024);
    return {
      ...{
        kind: 'instance',
        provider: 'Bench',
        region: 'bench',
        family: 'any',
        name: `size-${index}`,
        vcpu,
        memoryGib,
      },
      onDemandHourlyMicros: 20_000 * vcpu + 3_000 * memoryGib + Math.floor(random() * 1_000),
    };
  });
}

function randomNumbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
