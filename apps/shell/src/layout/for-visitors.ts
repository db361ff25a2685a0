import type { Session } from '@casewright/web';

/**
 * Visitors have their links from the first paint. As long as nobody knows who asks, `base.css` hides them in browsers that
 * somebody was signed in with.
 */
export const forVisitors = ({ status }: Session) => ({ 'data-for-visitors': status === 'loading' ? '' : undefined });
