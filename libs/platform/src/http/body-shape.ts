import { getMetadataStorage, IS_OPTIONAL, ValidationTypes } from 'class-validator';

/**
 * Gives every body the shape that its class declares: an omitted field is `undefined`, even if it was sent as `null`,
 * and a list stands only where one is declared. The validators let both pass.
 * @returns the paths of lists where the body expects an object
 */
export function normalizeShape(holder: object, parent = ''): readonly string[] {
  const wrong: string[] = [];
  for (const [name, value] of Object.entries(holder)) {
    const path = parent ? `${parent}.${name}` : name;
    const { isOmittable, isObject, isObjects } = rulesOf(holder, name);
    if (value === null && isOmittable) Reflect.deleteProperty(holder, name);
    else if (Array.isArray(value) && (isObject || (isObjects && value.some(Array.isArray)))) wrong.push(path);
    else if (isHolder(value)) wrong.push(...normalizeShape(value, path));
  }
  return wrong;
}

const isHolder = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** Where Swagger's decorators keep what they were given. */
const API_PROPERTY = 'swagger/apiModelProperties';

function rulesOf(holder: object, name: string) {
  const type = holder.constructor;
  if (type === Object || type === Array) return { isOmittable: false, isObject: false, isObjects: false };
  const rules = getMetadataStorage()
    .getTargetValidationMetadatas(type, '', false, false)
    .filter(({ propertyName }) => propertyName === name);
  const described = Reflect.getMetadata(API_PROPERTY, holder, name) as { readonly nullable?: boolean } | undefined;
  const nested = rules.filter((rule) => rule.type === ValidationTypes.NESTED_VALIDATION);
  return {
    isOmittable: described?.nullable !== true && rules.some((rule) => rule.name === IS_OPTIONAL),
    isObject: nested.some(({ each }) => !each),
    isObjects: nested.some(({ each }) => each),
  };
}
