import { getMetadataStorage, ValidationTypes, type ValidatorConstraintInterface } from 'class-validator';

/** Whether a value that came for a field keeps all its rules; `object` is what it is a field of. */
type Rule = (value: unknown, object: object) => boolean;
type RuleMetadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const rulesOf = new Map<unknown, ReadonlyMap<string, Rule>>();

/**
 * Whether class-validator would certainly find nothing wrong with what was made of a request. It sorts the rules of a class
 * anew for each object, which takes longer than all else that a short request takes; here they are sorted once. Where this
 * says no, it has the word, and the names for what is wrong: also for each rule that is not known here.
 */
export function isSurelyValid(object: object): boolean {
  const rules = rulesFor(object);
  // Without a rule it is not known here, or not at all; a field without one has no business in it.
  if (rules.size === 0 || !Object.keys(object).every((field) => rules.has(field))) return false;
  for (const [field, keeps] of rules) if (!keeps(Reflect.get(object, field), object)) return false;
  return true;
}

function rulesFor({ constructor: type }: object): ReadonlyMap<string, Rule> {
  const known = rulesOf.get(type);
  if (known) return known;
  const storage = getMetadataStorage();
  const byField = storage.groupByPropertyName(storage.getTargetValidationMetadatas(type, '', false, false));
  const rules = new Map(Object.entries(byField).map(([field, metadatas]) => [field, allOf(metadatas)]));
  rulesOf.set(type, rules);
  return rules;
}

/** Conditions say whether the other rules count: `IsOptional` is one. */
function allOf(metadatas: readonly RuleMetadata[]): Rule {
  const ofType = (isCondition: boolean) =>
    metadatas.filter(({ type }) => (type === ValidationTypes.CONDITIONAL_VALIDATION) === isCondition);
  const conditions = ofType(true).map(conditionOf);
  const rules = ofType(false).map(ruleOf);
  return (value, object) =>
    !conditions.every((holds) => holds(value, object)) || rules.every((keeps) => keeps(value, object));
}

function conditionOf({ constraints }: RuleMetadata): Rule {
  const holds = constraints[0] as (object: object, value: unknown) => boolean;
  return (value, object) => holds(object, value);
}

function ruleOf(metadata: RuleMetadata): Rule {
  if (metadata.validateIf) return unknown;
  if (metadata.type === ValidationTypes.WHITELIST) return () => true;
  if (metadata.type === ValidationTypes.NESTED_VALIDATION) return nested;
  if (metadata.type === ValidationTypes.CUSTOM_VALIDATION) return customOf(metadata);
  return unknown;
}

const unknown: Rule = () => false;

const nested: Rule = (value) => value === undefined || (Array.isArray(value) ? value.every(isOne) : isOne(value));
const isOne = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isSurelyValid(value);

function customOf({ constraintCls, constraints, each, propertyName }: RuleMetadata): Rule {
  const validators: ValidatorConstraintInterface[] = getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance }) => instance);
  return (value, object) => {
    const about = { targetName: object.constructor.name, property: propertyName, object, value, constraints };
    // A promise is not `true`: what must be waited for is not known here.
    const keeps = (one: unknown) => validators.every((validator) => validator.validate(one, about) === true);
    if (!each) return keeps(value);
    return Array.isArray(value) ? value.every(keeps) : !isCollection(value) && keeps(value);
  };
}

const isCollection = (value: unknown): boolean => value instanceof Set || value instanceof Map;
