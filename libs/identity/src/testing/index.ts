export { CodeDigits, LinkTokens, ResetLinks } from '../domain/mailed-secrets';
