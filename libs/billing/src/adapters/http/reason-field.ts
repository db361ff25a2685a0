import { Text, Trimmed } from '@casewright/platform';
import { ADJUSTMENT_REASON } from '@casewright/rules';
import { applyDecorators } from '@nestjs/common';

export const ReasonField = (example: string) => applyDecorators(Trimmed(), Text({ ...ADJUSTMENT_REASON, example }));
