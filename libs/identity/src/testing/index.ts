export { CodeDigits, LinkTokens, ResetLinks } from '../domain/mailed-secrets';
export { ReportSprays } from '../commands/report-sprays';
