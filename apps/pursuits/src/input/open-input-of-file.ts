import { api, isNotThere, needsSession } from '@casewright/web';
import { inputOfPursuit } from '@casewright/web/paths';
import { redirect } from '@casewright/web/router';

interface Asked {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Loader that leads from a number that names its file to the rows of the file. The page says if they are gone. */
export async function openInputOfFile(asked: Asked): Promise<Response | null> {
  const refusal = await needsSession(asked);
  if (refusal) return refusal;
  const { request, params } = asked;
  try {
    const { pursuitId, key } = await api.get('/api/input-files/{id}', {
      path: { id: params['id'] ?? '' },
      signal: request.signal,
    });
    return redirect(inputOfPursuit(pursuitId, key) + new URL(request.url).search);
  } catch (error) {
    if (isNotThere(error)) return null;
    throw error;
  }
}
