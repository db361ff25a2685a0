/** Accents and values of both themes, for confetti: a canvas can't read design tokens. */
export const CELEBRATION_COLORS = ['#0c6b52', '#52c3a0', '#b7d3c6', '#d98a1f', '#edb35c', '#d9c9a3'];
