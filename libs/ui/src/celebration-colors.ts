/** Our palette for confetti, which is drawn on a canvas and can't read tokens. Both themes' accents and values. */
export const CELEBRATION_COLORS = ['#0c6b52', '#52c3a0', '#b7d3c6', '#d98a1f', '#edb35c', '#d9c9a3'];
