import { create } from 'zustand';

/**
 * `live`: changes arrive as they happen. `asking`: the stream does not last here, so the server is asked now and then.
 * `offline`: the server does not answer.
 */
export type LiveStatus = 'connecting' | 'live' | 'asking' | 'offline';

export const useLiveStatus = create<LiveStatus>(() => 'connecting');

export const setLiveStatus = (status: LiveStatus): void => useLiveStatus.setState(status, true);
