import { PageHeader } from '@casewright/ui';
import { Actions } from './actions';
import { Figures } from './figures';
import { Frames } from './frames';
import { Grids } from './grids';
import { Inputs } from './inputs';
import { States } from './states';

export function Component() {
  return (
    <div className="mx-auto max-w-310 px-4.5 py-8 md:px-8">
      <PageHeader title="Gallery" lead="Every part of the design system in every state." />
      <div className="grid gap-5">
        <Actions />
        <Inputs />
        <Figures />
        <States />
        <Frames />
        <Grids />
      </div>
    </div>
  );
}
