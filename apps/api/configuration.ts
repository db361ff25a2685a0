import { Config } from '@casewright/platform';
import { BRAND } from '@casewright/rules/brand';

/** @throws ConfigurationError naming every missing or invalid variable */
export const configuration = (env?: NodeJS.ProcessEnv): Config => Config.fromEnvironment(BRAND, env);
