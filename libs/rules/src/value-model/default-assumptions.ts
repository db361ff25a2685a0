import type { Assumption } from './model';

/** Source of numbers that a template filled in. */
export const TEMPLATE_DEFAULT = 'Template default';

/** Assumptions without a source of their own: defaults, and those whose source is empty. */
export const assumptionsToConfirm = (assumptions: readonly Assumption[]): readonly Assumption[] =>
  assumptions.filter(
    ({ source, kind }) => source.trim() === '' || source.startsWith(TEMPLATE_DEFAULT) || kind === 'default',
  );
