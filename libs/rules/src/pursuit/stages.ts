export const PURSUIT_STAGES = [
  'draft',
  'registered',
  'active',
  'presented',
  'won',
  'lost',
  'no-decision',
  'withdrawn',
] as const;
export type PursuitStage = (typeof PURSUIT_STAGES)[number];

export const PURSUIT_STAGE_LABELS: Readonly<Record<PursuitStage, string>> = {
  draft: 'Draft',
  registered: 'Registered',
  active: 'Case running',
  presented: 'Presented',
  won: 'Won',
  lost: 'Lost',
  'no-decision': 'No decision',
  withdrawn: 'Withdrawn',
};

export const OPEN_STAGES = ['registered', 'active', 'presented'] as const satisfies readonly PursuitStage[];
export const DECIDED_STAGES = ['won', 'lost', 'no-decision'] as const satisfies readonly PursuitStage[];

export const isOpenStage = (stage: PursuitStage): boolean => OPEN_STAGES.some((open) => open === stage);
export const isDecidedStage = (stage: PursuitStage): boolean => DECIDED_STAGES.some((decided) => decided === stage);

export const BOARD_COLUMNS = ['registered', 'active', 'presented', 'decided'] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];
/** Pursuits that a board has of each column: as it opens, and however far it is scrolled. */
export const BOARD_SHOWN: { readonly atFirst: number; readonly most: number } = { atFirst: 12, most: 250 };

export const columnOf = (stage: PursuitStage): BoardColumn | undefined => {
  if (isDecidedStage(stage)) return 'decided';
  return BOARD_COLUMNS.find((column) => column === stage);
};

export const BOARD_COLUMN_LABELS: Readonly<Record<BoardColumn, string>> = {
  registered: PURSUIT_STAGE_LABELS.registered,
  active: PURSUIT_STAGE_LABELS.active,
  presented: PURSUIT_STAGE_LABELS.presented,
  decided: 'Decided',
};
