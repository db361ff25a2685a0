import type { Session } from '@casewright/web';

/** Visible at first paint. While the session loads, `base.css` hides these links from returning users. */
export const forVisitors = ({ status }: Session) => ({ 'data-for-visitors': status === 'loading' ? '' : undefined });
