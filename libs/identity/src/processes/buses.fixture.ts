import type { CommandBus, QueryBus } from '@nestjs/cqrs';

type Handler = (message: never) => unknown;
export type Handlers = readonly (readonly [new (...parts: never[]) => object, Handler])[];

/** Answers messages by class, and unknown ones with undefined. */
export function busesOf(handlers: Handlers): { readonly commands: CommandBus; readonly queries: QueryBus } {
  const execute = async (message: object): Promise<unknown> => {
    const found = handlers.find(([type]) => message instanceof type);
    return found?.[1](message as never);
  };
  return { commands: { execute } as unknown as CommandBus, queries: { execute } as unknown as QueryBus };
}

/** Tokens that are their own hashes. */
export const plainTokens = { create: () => 'token', hashOf: (token: string) => token };

export const aBrowser = {
  sessionToken: undefined,
  deviceToken: 'device',
  userAgent: '',
  name: '',
  network: '198.51.100.1',
};
