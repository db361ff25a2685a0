import { bytesIn, SIZE_UNITS } from './units';

it('counts the bytes of each unit, decimal and binary', () => {
  expect(SIZE_UNITS.map((unit) => [unit, bytesIn(1, unit)])).toEqual([
    ['bytes', 1],
    ['KB', 1_000],
    ['KiB', 1_024],
    ['MB', 1_000_000],
    ['MiB', 1_048_576],
    ['GB', 1_000_000_000],
    ['GiB', 1_073_741_824],
    ['TB', 1_000_000_000_000],
    ['TiB', 1_099_511_627_776],
    ['PB', 1_000_000_000_000_000],
    ['PiB', 1_125_899_906_842_624],
  ]);
});
