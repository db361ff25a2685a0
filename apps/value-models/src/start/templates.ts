export { MODEL_TEMPLATES } from '@casewright/rules/model-templates';
