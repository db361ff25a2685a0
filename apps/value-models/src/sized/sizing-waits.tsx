import { Callout } from '@casewright/ui';
import { useAddress } from '@casewright/web/address';
import { sizingInAddress } from '../addresses';

/** For who came from Size and price before they edit. */
export function SizingWaits() {
  const [offered] = useAddress(sizingInAddress);
  return offered ? <Callout kind="info">Edit the model to use the numbers from Size and price.</Callout> : null;
}
