import type { AccessLevel } from '@casewright/platform';
import type { OpenAPIObject } from '@nestjs/swagger';
import { routesOf } from './routes';
import type { Method, RunningApi } from './running-api';

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

export interface Operation {
  readonly name: string;
  readonly method: Method;
  /** Path with valid parameters. */
  readonly url: string;
  readonly access: AccessLevel;
  readonly isChanging: boolean;
  /** Whether the document requires an idempotency key. */
  readonly takesKey: boolean;
  /** Minimal valid body. Undefined if there is none. */
  readonly body: { readonly [field: string]: Json } | undefined;
  /** All body fields. */
  readonly fields: readonly string[];
}

/** Every documented operation, including new ones. */
export function operationsOf(api: RunningApi): Operation[] {
  const document = api.document();
  const access = new Map(routesOf(api));
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((verb): Operation[] => {
      const described = item[verb];
      if (!described) return [];
      const method = verb.toUpperCase() as Method;
      const route = `${method} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`;
      const level = access.get(route);
      if (!level) throw new Error(`${route} is in the document, but no controller has it.`);
      const content = described.requestBody && 'content' in described.requestBody ? described.requestBody.content : {};
      const schema = content['application/json']?.schema;
      return [
        {
          name: described.operationId ?? route,
          method,
          url: path.replace(/\{\w+\}/g, () => crypto.randomUUID()) + queryOf(described, document),
          access: level,
          isChanging: method !== 'GET',
          takesKey: (described.parameters ?? []).some(
            (one) => 'name' in one && one.name === 'Idempotency-Key' && one.required,
          ),
          body: schema && (sample(schema, document) as { [field: string]: Json }),
          fields: schema ? fieldsOf(schema, document) : [],
        },
      ];
    }),
  );
}

type Described = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Required query parameters. */
function queryOf({ parameters = [] }: Described, document: OpenAPIObject): string {
  const asked = new URLSearchParams();
  for (const parameter of parameters) {
    if ('$ref' in parameter || parameter.in !== 'query' || !parameter.required || !parameter.schema) continue;
    const value = sample(parameter.schema, document);
    asked.set(parameter.name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return asked.size > 0 ? `?${asked.toString()}` : '';
}

function sample(schema: Schema, document: OpenAPIObject): Json {
  if ('$ref' in schema) return sample(named(schema.$ref, document), document);
  if (schema.allOf?.[0]) return sample(schema.allOf[0], document);
  if (schema.example !== undefined) return schema.example as Json;
  if (schema.enum?.[0] !== undefined) return schema.enum[0] as Json;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((field) => [field, sample(schema.properties?.[field] ?? {}, document)]),
      );
    case 'array':
      return schema.items ? [sample(schema.items, document)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    default:
      return schema.format === 'uuid' ? crypto.randomUUID() : 'x'.repeat(Math.max(1, schema.minLength ?? 1));
  }
}

function fieldsOf(schema: Schema, document: OpenAPIObject): string[] {
  if ('$ref' in schema) return fieldsOf(named(schema.$ref, document), document);
  return Object.keys(schema.properties ?? {});
}

function named(reference: string, { components }: OpenAPIObject): Schema {
  const schema = components?.schemas?.[reference.replace('#/components/schemas/', '')];
  if (!schema) throw new Error(`The document has no ${reference}.`);
  return schema;
}

/** Results by operation name. */
export const toEach = async (operations: readonly Operation[], work: (operation: Operation) => Promise<unknown>) => {
  const results: [string, unknown][] = [];
  for (const operation of operations) results.push([operation.name, await work(operation)]);
  return Object.fromEntries(results) as Record<string, unknown>;
};

export const each = (operations: readonly Operation[], result: unknown) =>
  Object.fromEntries(operations.map(({ name }) => [name, result]));

let addresses = 0;
/** An unused network address. */
export const anAddress = () =>
  `203.${Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${(addresses++ % 250) + 1}`;
