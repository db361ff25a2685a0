import { Button, Callout, Field, FileButton, Panel, PageTitle } from '@casewright/ui';
import { VERIFY_PATH } from '@casewright/rules';
import { BRAND } from '@casewright/rules/brand';
import { textIn, valueIn } from '@casewright/web/address';
import { useLocation, useNavigate, useParams } from '@casewright/web/router';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useLive } from '../page/use-live';
import { textLink } from '../page/text-link';
import { WayBack } from '../page/way-back';
import { fingerprintIn, fingerprintOf } from './fingerprint';
import { Verification } from './verification';

const ENDINGS = ['pdf', 'pptx', 'xlsx'];
/** Set by the native form, before the page's code is loaded. */
const sentInAddress = textIn('sha256');

/** Tells only whether a document belongs to an issued version. */
export function VerifyPage() {
  const sent = useLive(valueIn(sentInAddress, useLocation().search) ?? '', '');
  const { fingerprint: asked = sent } = useParams();
  const fingerprint = fingerprintIn(asked);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  // Uncontrolled, so that input from before hydration is kept.
  const field = useRef<HTMLInputElement>(null);

  const check = (wanted: string) => {
    const found = fingerprintIn(wanted);
    if (field.current) field.current.value = found ?? wanted;
    setFailure(found ? undefined : 'Enter all 64 characters, 0 to 9 and a to f.');
    if (found) void navigate(`${VERIFY_PATH}/${found}`);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    check(field.current?.value ?? '');
  };
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    fingerprintOf(file).then(check, () => setFailure('We couldn’t read this file. Try another one.'));
  };

  return (
    <div className="mx-auto grid w-full max-w-200 grid-cols-[minmax(0,1fr)] gap-8 px-4.5 py-8 md:px-8 md:py-14">
      <div className="grid gap-5">
        <WayBack />
        <PageTitle title="Verify a Document">
          Check whether we issued a value case. We won’t show anything else about it.
        </PageTitle>
      </div>
      {fingerprint ? <Verification fingerprint={fingerprint} /> : asked && <Malformed />}
      <Panel title="Check a document">
        <p className="hidden noscript:block">
          Checking a document needs JavaScript. You can also send the SHA-256 in its footer to{' '}
          <a href={`mailto:${BRAND.contactEmail}`} className={textLink}>
            {BRAND.contactEmail}
          </a>
          .
        </p>
        <form action={VERIFY_PATH} onSubmit={submit} noValidate className="grid gap-5 noscript:hidden">
          <Field
            label="SHA-256"
            hint="The 64 characters in the footer of the document."
            error={failure}
            ref={field}
            name={sentInAddress.name}
            defaultValue={fingerprint ?? asked}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">Check</Button>
            <FileButton kind="secondary" type="button" endings={ENDINGS} inputLabel="File to check" onChoose={choose}>
              Choose a file
            </FileButton>
          </div>
          <p className="text-caption text-ink-faint">
            We check the file on your device and don’t upload it. A copy that was changed or saved again won’t match.
          </p>
        </form>
      </Panel>
    </div>
  );
}

const Malformed = () => (
  <Callout kind="danger">
    This address is incomplete. A SHA-256 has 64 characters, 0 to 9 and a to f. Copy it from the document again.
  </Callout>
);
