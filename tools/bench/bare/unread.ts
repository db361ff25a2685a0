import { serve } from './serve.ts';
import { userOf } from './session.ts';

/** The statement of messaging's count-unread, prepared as there. */
const UNREAD = {
  name: 'messaging.count-unread',
  text: 'select count(*)::int as count from messaging.copies where owner_id = $1 and is_received and read_at is null',
};

serve(200, async (request, pool) => {
  const { rows } = await pool.query<{ count: number }>({ ...UNREAD, values: [await userOf(request, pool)] });
  return rows[0];
});
