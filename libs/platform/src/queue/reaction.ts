import { applyDecorators, Injectable, SetMetadata, type Type } from '@nestjs/common';

const REACTION = 'casewright:reaction';

export interface Happening {
  /** The same however often the news arrives: what is made of it may carry it as its own id. */
  readonly eventId: string;
  readonly occurredAt: Date;
}

/** What one context does about news, its own or another's. Runs in the worker; again after a crash, so a repeat must do no harm. */
export interface Reacts<News extends object> {
  /** A class of this context with the rules of `class-validator` that the payload must keep. */
  readonly news: Type<News>;
  /** @throws PermanentFailure when trying again cannot help */
  react(news: News, happening: Happening): Promise<void>;
}

/** Names the news that a provider reacts to. The class's own name is what is recorded as done: renaming it repeats it. */
export const Reaction = (newsType: string): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(REACTION, newsType));

/** The type of news that a class reacts to, if it is a reaction. */
export const newsTypeOf = (candidate: object): string | undefined =>
  Reflect.getMetadata(REACTION, candidate) as string | undefined;
