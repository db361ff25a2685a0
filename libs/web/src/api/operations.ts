import type { Client, ClientPathsWithMethod } from 'openapi-fetch';
import type { paths } from './schema';

export type Method = 'get' | 'post' | 'put' | 'delete';

export type Asked<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;

type Operation<M extends Method, Path extends Asked<M>> = paths[Path] extends Record<M, infer Found> ? Found : never;

type JsonOf<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : never;
type AnswerOf<Part> = [JsonOf<Part>] extends [never] ? undefined : JsonOf<Part>;
type Success<Responses> = Responses[keyof Responses & (200 | 201 | 204)];
type PartOf<Whole, Name extends string> = Name extends keyof Whole ? Exclude<Whole[Name], undefined> : never;

export type Answer<M extends Method, Path extends Asked<M>> = AnswerOf<
  Success<PartOf<Operation<M, Path>, 'responses'>>
>;
export type Body<M extends Method, Path extends Asked<M>> = JsonOf<PartOf<Operation<M, Path>, 'requestBody'>>;

type Parameters<M extends Method, Path extends Asked<M>, Kind extends string> = PartOf<
  PartOf<Operation<M, Path>, 'parameters'>,
  Kind
>;
type IfPresent<Part, Given> = [Part] extends [never] ? unknown : Given;

export type Options<M extends Method, Path extends Asked<M>> = {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly query?: Parameters<M, Path, 'query'>;
} & IfPresent<Body<M, Path>, { readonly body: Body<M, Path> }> &
  IfPresent<Parameters<M, Path, 'path'>, { readonly path: Parameters<M, Path, 'path'> }>;

/** Optional if the operation needs no parameters and no body. */
export type OptionsOf<M extends Method, Path extends Asked<M>> =
  Record<never, never> extends Options<M, Path> ? [options?: Options<M, Path>] : [options: Options<M, Path>];
