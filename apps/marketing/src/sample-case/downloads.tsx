import { buttonLook } from '@casewright/ui';
import { Download } from 'lucide-react';

const addressOf = (form: 'letter' | 'a4' | 'pptx' | 'xlsx'): string => `/api/sample-case/${form}`;

/** The issued case; sliders do not change the document. */
export const Downloads = () => (
  <div className="grid gap-2">
    <div className="flex flex-wrap gap-3">
      <a href={addressOf('letter')} download className={buttonLook('primary', 'large')}>
        <Download aria-hidden className="size-4.5" />
        Download PDF
      </a>
      <a href={addressOf('a4')} download className={buttonLook('secondary', 'large')}>
        On A4 paper
      </a>
      <a href={addressOf('pptx')} download className={buttonLook('secondary', 'large')}>
        PPTX
      </a>
      <a href={addressOf('xlsx')} download className={buttonLook('secondary', 'large')}>
        XLSX
      </a>
    </div>
    <p className="text-caption text-ink-faint">
      With every estimate at its base value. The workbook computes it with live formulas.
    </p>
  </div>
);
