import { askedInputs, type CaseState } from '@casewright/rules';
import { DEFAULT_CHOICES, type Intake, type LeftOutReason, type StorageKind } from '@casewright/rules/intake';
import { Checklist, type FileStates, type InputRow } from './checklist';
import {
  InputFileRefused,
  InputNotChangeable,
  InputNotFound,
  InputNotProvided,
  InputsNotComplete,
  InvalidAnswers,
  InvalidMapping,
  NoReplacement,
  NothingToConfirm,
} from './input.errors';

const AT = new Date('2026-11-23T18:00:00Z');
const RATE = { ratePercent: '9', horizonYears: '5' };
const asked = askedInputs({
  proposed: [{ name: 'Helix', environments: [], computeModels: ['virtual-machines'] }],
  competitive: [],
  presentationSupport: false,
});
const VMS = 'compute-virtual-machines';
const READING = {
  problem: null,
  sheets: [
    {
      ...{ name: '', headerRow: 1, headers: ['a', 'b', 'c', 'd'], columns: {}, rows: 2, isUsed: false },
      ...{ source: null, isHidden: false, units: {}, samples: [] },
    },
  ],
  ...{ rows: 2, totals: {}, faults: [], intake: null, also: [] },
};
const PLACES = { vm: 0, vcpu: 1, memoryGb: 2, storageGb: 3 };
const UNITS = { memoryGb: 'MiB', storageGb: 'GiB' } as const;
const FILE = { id: 'f-1', name: 'vms.csv', size: 2_000 };
const READY: FileStates = new Map([['f-1', 'ready']]);

const at = (state: CaseState, rows: readonly InputRow[] = [], files: FileStates = new Map()) =>
  new Checklist(state, asked, rows, files);
const rowsAfter = (work: (checklist: Checklist) => void, before = at('inputs')): readonly InputRow[] => {
  work(before);
  return before.changed;
};
const uploaded = () => rowsAfter((checklist) => checklist.attach(VMS, FILE, AT));
const complete = () => [
  ...rowsAfter((checklist) => checklist.answer('architecture-1', { design: 'Six nodes' }, AT)),
  ...rowsAfter((checklist) => checklist.answer('discount-rate', RATE, AT)),
  ...rowsAfter((checklist) => checklist.settle('f-1', null, READING), at('inputs', uploaded(), READY)),
];

describe('case checklist', () => {
  it('is complete once every item was typed in or read', () => {
    expect(at('inputs', uploaded(), READY).isComplete).toBe(false);
    expect(at('inputs', complete(), READY).isComplete).toBe(true);
    expect(() => at('inputs', uploaded()).refuseUnlessComplete()).toThrow(InputsNotComplete);
  });

  it('refuses unknown items, invalid answers and unsuitable files', () => {
    expect(() => at('inputs').answer('environment-aws', {}, AT)).toThrow(InputNotFound);
    expect(() => at('inputs').answer('discount-rate', { ratePercent: '9' }, AT)).toThrow(InvalidAnswers);
    expect(() => at('inputs').attach('discount-rate', FILE, AT)).toThrow(InputNotFound);
    expect(() => at('inputs').attach(VMS, { ...FILE, name: 'vms.exe' }, AT)).toThrow(InputFileRefused);
    expect(() => at('inputs').attach(VMS, { ...FILE, size: 201 * 1024 ** 2 }, AT)).toThrow(/limit is 200 MB/);
  });

  it('replaces the file or answers of an item', () => {
    const checklist = at('inputs', uploaded(), READY);
    expect(checklist.attach(VMS, FILE, AT)).toEqual([]);
    expect(checklist.attach(VMS, { ...FILE, id: 'f-2' }, AT)).toEqual(['f-1']);
    expect(checklist.answer(VMS, { vms: '2', vcpu: '4', memoryGb: '8', storageGb: '9' }, AT)).toEqual(['f-2']);
    expect(checklist.changed).toMatchObject([{ key: VMS, fileId: null, answers: { vms: '2' } }]);
  });

  it('requests a new reading for chosen columns and ignores results of the old ones', () => {
    const rows = rowsAfter((checklist) => checklist.settle('f-1', null, READING), at('inputs', uploaded(), READY));
    const checklist = at('inputs', rows, READY);
    expect(() => checklist.map(VMS, 'Sheet1', PLACES)).toThrow(InvalidMapping);
    expect(() => checklist.map(VMS, '', { ...PLACES, storageGb: 4 })).toThrow(InvalidMapping);
    expect(() => checklist.map(VMS, '', { ...PLACES, storageGb: 2 })).toThrow(InvalidMapping);
    expect(() => checklist.map(VMS, '', { vm: 0 })).toThrow(InvalidMapping);
    expect(() => checklist.map(VMS, '', { ...PLACES, hosts: 3 })).toThrow(InvalidMapping);

    expect(() => checklist.map(VMS, '', PLACES, { memoryGb: 'MiB' })).toThrow('Choose the unit of Storage (GB)');
    expect(checklist.map(VMS, '', PLACES, UNITS)).toBe('f-1');
    const mapping = { sheet: '', headerRow: 1, columns: PLACES, units: UNITS };
    expect(checklist.changed).toMatchObject([{ mapping, reading: null }]);
    checklist.settle('f-1', null, READING);
    expect(checklist.changed).toMatchObject([{ reading: null }]);
    checklist.settle('f-1', mapping, READING);
    expect(checklist.changed).toMatchObject([{ reading: READING }]);
  });

  it('lets the provider accept or return each item, and the seller change returned ones', () => {
    const checklist = at('terms', complete(), READY);
    expect(() => checklist.answer('discount-rate', RATE, AT)).toThrow(InputNotChangeable);
    checklist.accept('discount-rate');
    expect(checklist.return(VMS, '14 of 22 have no storage.')).toBe('Virtual machines: 14 of 22 have no storage.');
    expect(checklist.isComplete).toBe(false);
    expect(() => checklist.accept(VMS)).toThrow(InputNotProvided);

    checklist.attach(VMS, { ...FILE, id: 'f-2' }, AT);
    expect(checklist.changed.find(({ key }) => key === VMS)).toMatchObject({
      decision: null,
      reason: null,
      fileId: 'f-2',
    });
    expect(() => at('terms').accept('discount-rate')).toThrow(InputNotProvided);
    expect(() => at('delivered').answer('discount-rate', RATE, AT)).toThrow(InputNotChangeable);
  });

  it('needs no waived item until the provider sends it back', () => {
    const waived = rowsAfter((checklist) => checklist.waiveMissing(AT), at('inputs', uploaded()));
    expect(at('terms', waived).isComplete).toBe(true);
    const faulty: FileStates = new Map([['f-1', 'refused']]);
    expect(at('inputs', waived, faulty).isComplete).toBe(true);
    const cleared = rowsAfter((checklist) => checklist.clear(VMS, AT), at('inputs', waived));
    expect(at('inputs', [...waived, ...cleared]).isComplete).toBe(true);
    const asked = rowsAfter((checklist) => checklist.askForWaived(), at('terms', waived));
    expect(at('inputs', [...waived, ...asked]).isComplete).toBe(false);

    const checklist = at('terms', waived);
    expect(() => checklist.return('discount-rate', 'Which year?')).toThrow(InputNotProvided);
    checklist.answer('discount-rate', RATE, AT);
    checklist.return('discount-rate', 'Which year?');
    expect(() => checklist.refuseUnlessComplete()).toThrow(
      'These inputs are still missing: Discount rate and horizon.',
    );
  });

  it('takes a returned item as it is if the provider continues', () => {
    const returned = rowsAfter(
      (checklist) => checklist.return('discount-rate', 'Really?'),
      at('terms', complete(), READY),
    );
    const checklist = at('terms', [...complete(), ...returned], READY);
    checklist.waiveMissing(AT);
    expect(checklist.changed).toMatchObject([{ answers: RATE, decision: null, reason: null, isWaived: false }]);
    expect(checklist.isComplete).toBe(true);
  });

  it('needs the same host data once, from either item', () => {
    const items = askedInputs({
      proposed: [{ name: 'Helix', environments: ['on-premise'], computeModels: ['server-hosts'] }],
      competitive: [],
      presentationSupport: false,
    }).slice(0, 2);
    const hosts = { hosts: '2', cores: '64', memoryGb: '1024', storageGb: '7680' };
    for (const key of ['environment-on-premise', 'compute-server-hosts']) {
      const checklist = new Checklist('inputs', items, [], new Map());
      expect(checklist.isComplete).toBe(false);
      checklist.answer(key, hosts, AT);
      expect(checklist.isComplete).toBe(true);
      checklist.return(key, 'Which site?');
      expect(checklist.isComplete).toBe(false);
    }
  });

  it('ignores a file whose upload was abandoned', () => {
    const checklist = at('terms', uploaded());
    expect(() => checklist.accept(VMS)).toThrow(InputNotProvided);
  });

  it('asks only what was not confirmed yet when other rows count, and records who made each choice', () => {
    const odd = { kind: 'memory-per-vcpu' as const, text: 'Odd memory', rows: [0] };
    const offToo = { ...odd, rows: [1], ifCounted: ['off' as const] };
    const intake: Intake = {
      ...{ source: null, rows: 'machine', sheets: [], groups: [], storageKinds: ['in-use', 'provisioned'] },
      ...{ priced: 'in-use', choices: DEFAULT_CHOICES, notes: [], questions: [odd, offToo] },
    };
    const checklist = at('inputs', uploaded(), READY);
    checklist.settle('f-1', null, { ...READING, intake });
    const by = (byId: string) => ({ byId, at: AT.toISOString() });
    const choose = (count: readonly LeftOutReason[], storage: StorageKind | null, byId: string) =>
      checklist.choose(VMS, { count, storage }, by(byId));
    const row = () => checklist.changed.find(({ key }) => key === VMS);

    checklist.confirm(VMS, by('kim'));
    choose([], 'provisioned', 'kim');
    expect(() => checklist.confirm(VMS, by('kim'))).toThrow(NothingToConfirm);
    choose(['off'], 'provisioned', 'dana');
    expect(row()?.choices?.made).toEqual({ storage: by('kim'), off: by('dana') });
    checklist.confirm(VMS, by('dana'));
    expect(row()?.confirmation).toEqual({ ...by('dana'), questions: [odd, offToo] });
    choose([], 'in-use', 'kim');
    expect(row()?.choices?.made).toEqual({ storage: by('kim') });
    expect(() => checklist.confirm(VMS, by('kim'))).toThrow(NothingToConfirm);
  });

  it('stays accepted when the same file is read again, and not when a row of it is corrected', () => {
    const intake: Intake = {
      ...{ source: null, rows: 'machine', sheets: [], groups: [], storageKinds: [], priced: null },
      ...{ choices: DEFAULT_CHOICES, notes: [], questions: [] },
    };
    const checklist = at('inputs', uploaded(), READY);
    const decision = () => checklist.changed.find(({ key }) => key === VMS)?.decision;
    checklist.settle('f-1', null, { ...READING, intake });
    checklist.accept(VMS);
    checklist.settle('f-1', null, { ...READING, intake });
    checklist.keepCorrections(VMS, 'f-1', { groups: [], rows: [] });
    expect(decision()).toBe('accepted');
    checklist.recount(VMS, 'f-1', { groups: [], rows: [] });
    expect(decision()).toBeNull();
  });

  it('keeps a file with rows until the seller takes the new one', () => {
    const intake: Intake = {
      ...{ source: null, rows: 'machine', sheets: [], groups: [], storageKinds: [], priced: null },
      ...{ choices: DEFAULT_CHOICES, notes: [], questions: [] },
    };
    const kept = () =>
      rowsAfter((one) => one.settle('f-1', null, { ...READING, intake }), at('inputs', uploaded(), READY));
    const next = (id: string, rows: readonly InputRow[]) =>
      rowsAfter((one) => one.attach(VMS, { ...FILE, id }, AT), at('inputs', rows, READY));
    const waiting = next('f-2', kept());
    expect(waiting).toMatchObject([
      { fileId: 'f-1', reading: { rows: 2 }, replacement: { fileId: 'f-2', reading: null } },
    ]);
    expect(at('inputs', waiting, READY).attach(VMS, { ...FILE, id: 'f-3' }, AT)).toEqual(['f-2']);
    expect(() => at('inputs', waiting, READY).takeReplacement(VMS, AT)).toThrow(NoReplacement);
    expect(at('inputs', waiting, READY).clear(VMS, AT)).toEqual(['f-1', 'f-2']);

    const read = rowsAfter(
      (one) => one.settle('f-2', null, { ...READING, intake, rows: 3 }),
      at('inputs', waiting, READY),
    );
    expect(read).toMatchObject([{ fileId: 'f-1', reading: { rows: 2 }, replacement: { reading: { rows: 3 } } }]);
    expect(at('inputs', read, READY).takeReplacement(VMS, AT)).toEqual(['f-1']);
    expect(rowsAfter((one) => one.takeReplacement(VMS, AT), at('inputs', read, READY))).toMatchObject([
      { fileId: 'f-2', reading: { rows: 3 }, replacement: null },
    ]);
    expect(at('inputs', read, READY).dropReplacement(VMS)).toEqual(['f-2']);
    expect(() => at('analysis', read, READY).takeReplacement(VMS, AT)).toThrow(InputNotChangeable);
  });
});
