import { notify, signOut } from '@casewright/web';

export async function leave(): Promise<void> {
  try {
    await signOut();
  } catch {
    notify({ kind: 'error', title: 'Error', message: 'An unexpected error occurred. Please try again.' });
  }
}
