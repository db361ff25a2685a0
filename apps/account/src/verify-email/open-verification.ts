import { paths } from '@casewright/web';
import { redirect } from '@casewright/web/router';
import { notices } from '../access/notices';

/** As the loader of the page, which is about one address. */
export function openVerification({ request }: { request: Request }): Response | null {
  if (new URL(request.url).searchParams.get('email')) return null;
  notices.error('Email is required for verification');
  return redirect(paths.signUp);
}
