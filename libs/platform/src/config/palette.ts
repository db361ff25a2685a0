export const LIGHT = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  sunken: '#f4f1e9',
  ink: '#10202e',
  muted: '#42525f',
  faint: '#5a6974',
  line: '#e5e1d5',
  control: '#8f8873',
  accent: '#0c6b52',
  onAccent: '#ffffff',
  danger: '#a8261d',
  dangerSoft: '#f9e7e4',
  infoSoft: '#e5eef7',
};

export type Palette = Readonly<Record<keyof typeof LIGHT, string>>;

export const DARK: Palette = {
  paper: '#0d1417',
  surface: '#131c20',
  sunken: '#0a1013',
  ink: '#edeae2',
  muted: '#b7c0c4',
  faint: '#8e9ba1',
  line: '#233037',
  control: '#5f6f78',
  accent: '#52c3a0',
  onAccent: '#06231b',
  danger: '#f0857b',
  dangerSoft: '#3a1b18',
  infoSoft: '#14283a',
};
