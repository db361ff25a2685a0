import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { PermanentFailure } from './permanent-failure';
import { type Happening, newsTypeOf, type Reacts } from './reaction';

export interface NamedReaction {
  readonly name: string;
  run(payload: object, happening: Happening): Promise<void>;
}

/** Every reaction that the modules of this process provide, by the news that it is about. */
@Injectable()
export class Reactions {
  private known: ReadonlyMap<string, readonly NamedReaction[]> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  to(newsType: string): readonly NamedReaction[] {
    this.known ??= this.discover();
    return this.known.get(newsType) ?? [];
  }

  private discover(): ReadonlyMap<string, readonly NamedReaction[]> {
    const found = this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      const newsType = metatype ? newsTypeOf(metatype) : undefined;
      return newsType && metatype ? [{ newsType, name: metatype.name, reaction: instance as Reacts<object> }] : [];
    });
    const byType = Map.groupBy(found, ({ newsType }) => newsType);
    return new Map([...byType].map(([type, reactions]) => [type, reactions.map(named)]));
  }
}

const named = ({ name, reaction }: { name: string; reaction: Reacts<object> }): NamedReaction => ({
  name,
  run: async (payload, happening) => reaction.react(await checked(reaction, payload), happening),
});

async function checked({ news }: Reacts<object>, payload: object): Promise<object> {
  const instance = plainToInstance(news, payload);
  const wrong = await validate(instance, { forbidUnknownValues: false });
  if (wrong.length > 0) throw new PermanentFailure(`The payload breaks ${wrong.flatMap(rulesOf).join(', ')}.`);
  return instance;
}

/** Names fields and rules, never values: the message is logged. */
function rulesOf({ property, constraints, children = [] }: ValidationError): string[] {
  const own = Object.keys(constraints ?? {}).map((rule) => `${property}:${rule}`);
  return [...own, ...children.flatMap((child) => rulesOf(child).map((rule) => `${property}.${rule}`))];
}
