import { CURRENCY_CODE, CURRENCY_CODE_FAULT, PRICE_BOOK_LIMITS } from '@casewright/rules';
import { Button, Callout, Field } from '@casewright/ui';
import Dialog from '@casewright/ui/dialog';
import { useForm } from '@casewright/ui/form';
import { newIdempotencyKey } from '@casewright/web';
import { useNavigate } from '@casewright/web/router';
import { useState } from 'react';
import { areShown } from '../change/send-change';
import { useChange } from '../change/use-change';
import { adding, type NewPriceBook } from './changes';
import { priceBookPath } from './tab';

/** Answers of the server that the form shows. */
const FIELDS = ['name'] as const;

export function NewPriceBookDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setError } = useForm<NewPriceBook>({
    defaultValues: { name: '', source: '', region: '', currency: 'USD' },
  });
  const { errors } = formState;
  const { make, isPending, failure, prompt } = useChange();
  // Retries add the same price book.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [isShown, setShown] = useState(false);

  const submit = async ({ name, source, region, currency }: NewPriceBook) => {
    const body = { name: name.trim(), source: source.trim(), region: region.trim(), currency };
    const { fields } = await make(adding(body, idempotencyKey, (id) => void navigate(priceBookPath(id))));
    setShown(areShown(fields, FIELDS));
    for (const field of FIELDS) if (fields[field]?.[0]) setError(field, { message: fields[field][0] });
  };
  const required = (message: string) => ({ validate: (text: string) => text.trim() !== '' || message });

  return (
    <>
      <Dialog
        title="New price book"
        confirm={false}
        onClose={onClose}
        details={
          <form noValidate aria-label="New price book" className="grid gap-4" onSubmit={handleSubmit(submit)}>
            <Field
              label="Name"
              autoComplete="off"
              maxLength={PRICE_BOOK_LIMITS.name}
              error={errors.name?.message}
              {...register('name', required('Enter a name.'))}
            />
            <Field
              label="Source"
              hint="The price list or quote that the prices come from."
              autoComplete="off"
              maxLength={PRICE_BOOK_LIMITS.source}
              error={errors.source?.message}
              {...register('source', required('Enter the source of the prices.'))}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                label="Region"
                autoComplete="off"
                maxLength={PRICE_BOOK_LIMITS.region}
                error={errors.region?.message}
                {...register('region', required('Enter a region.'))}
              />
              <Field
                label="Currency"
                autoComplete="off"
                maxLength={3}
                error={errors.currency?.message}
                {...register('currency', {
                  setValueAs: (text: string) => text.trim().toUpperCase(),
                  validate: (code) => CURRENCY_CODE.test(code) || CURRENCY_CODE_FAULT,
                })}
              />
            </div>
            {failure && !isShown && <Callout kind="danger">{failure}</Callout>}
            <Button type="submit" kind="primary" isWorking={isPending}>
              Add price book
            </Button>
          </form>
        }
      >
        You import its prices next.
      </Dialog>
      {prompt}
    </>
  );
}
