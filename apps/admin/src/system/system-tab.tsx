import { BackgroundSection } from './background/background-section';
import { PaymentsSection } from './payments/payments-section';
import { ReleasesSection } from './releases/releases-section';

export function SystemTab() {
  return (
    <div className="mt-5.5 grid gap-10">
      <BackgroundSection />
      <PaymentsSection />
      <ReleasesSection />
    </div>
  );
}
