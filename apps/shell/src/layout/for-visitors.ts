import type { Session } from '@casewright/web';

/** While the session loads, `base.css` shows a placeholder instead of these links (S0 §2). */
export const forVisitors = ({ status }: Session) => ({ 'data-for-visitors': status === 'loading' ? '' : undefined });
