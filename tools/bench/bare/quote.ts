import fastify from 'fastify';

/** What the case of the comparison costs, as the API answers it. */
const PRICE = {
  rateCard: '2025-07',
  baseCredits: 6,
  analysisCredits: 3,
  slaCredits: 7,
  acvCredits: 10,
  caseCredits: 26,
  supportCredits: 0,
  totalCredits: 26,
};

const server = fastify();
server.get('/', () => ({}));
server.post('/api/cases/quote', () => PRICE);
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
