import { serve } from './serve.ts';
import { userOf } from './session.ts';
import { statementOf } from './statement-of.ts';

const UNREAD = statementOf('libs/messaging/src/queries/count-unread.ts');

serve(200, async (request, pool) => {
  const { rows } = await pool.query<{ count: number }>({ ...UNREAD, values: [await userOf(request, pool)] });
  return rows[0];
});
