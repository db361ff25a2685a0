import fastify from 'fastify';
import { PRICE } from './price.ts';

const server = fastify();
server.get('/', () => ({}));
server.post('/api/cases/quote', () => PRICE);
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
