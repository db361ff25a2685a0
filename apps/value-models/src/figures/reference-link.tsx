import type { FileReference } from '@casewright/rules';
import { inputOfFile } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { referenceText } from './amounts';

/** Opens the rows that a number was counted from. */
export const ReferenceLink = ({ reference }: { readonly reference: FileReference }) => (
  <Link
    to={`${inputOfFile(reference.fileId)}?show=counted`}
    className="rounded-box text-accent underline hover:text-accent-strong"
  >
    {referenceText(reference)}
  </Link>
);
