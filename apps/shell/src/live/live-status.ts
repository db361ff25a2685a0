import { create } from 'zustand';

/** `asking`: streams keep failing, so the server is polled. `offline`: the server does not answer. */
export type LiveStatus = 'connecting' | 'live' | 'asking' | 'offline';

export const useLiveStatus = create<LiveStatus>(() => 'connecting');

export const setLiveStatus = (status: LiveStatus): void => useLiveStatus.setState(status, true);
