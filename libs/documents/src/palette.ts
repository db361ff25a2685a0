/** Light colors of the design system by role. */
export const PALETTE = {
  surface: '#ffffff',
  sunken: '#f4f1e9',
  ink: '#10202e',
  'ink-muted': '#42525f',
  'ink-faint': '#5a6974',
  line: '#e5e1d5',
  accent: '#0c6b52',
  'accent-soft': '#e4f0ea',
  value: '#985e0a',
  'value-fill': '#d98a1f',
  'chart-1': '#0c6b52',
  'chart-2': '#5fa58c',
  'chart-3': '#b7d3c6',
  'chart-4': '#c3bba7',
  'chart-before': '#d9c9a3',
} as const;

export type Color = keyof typeof PALETTE;
