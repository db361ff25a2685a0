import type { Session } from '@casewright/web';

/**
 * Visitor links are in the first paint. While the session loads, `base.css` hides them in browsers of returning users.
 */
export const forVisitors = ({ status }: Session) => ({ 'data-for-visitors': status === 'loading' ? '' : undefined });
