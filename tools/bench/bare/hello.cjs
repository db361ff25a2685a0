require('reflect-metadata');
const { Controller, Get, Module } = require('@nestjs/common');
const { NestFactory } = require('@nestjs/core');
const { FastifyAdapter } = require('@nestjs/platform-fastify');

/** Baseline of Nest on Fastify: one route, no compiler. */
class HelloController {
  hello() {
    return { hello: true };
  }
}
Get()(HelloController.prototype, 'hello', Object.getOwnPropertyDescriptor(HelloController.prototype, 'hello'));
Controller('api/health/live')(HelloController);

class HelloModule {}
Module({ controllers: [HelloController] })(HelloModule);

void NestFactory.create(HelloModule, new FastifyAdapter(), { logger: false }).then((app) =>
  app.listen(Number(process.env.PORT), '127.0.0.1'),
);
