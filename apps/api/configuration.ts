import { Config } from '@casewright/platform';
import { BRAND } from '@casewright/rules/brand';

/** @throws ConfigurationError naming every variable that is missing or wrong */
export const configuration = (env?: NodeJS.ProcessEnv): Config => Config.fromEnvironment(BRAND, env);
