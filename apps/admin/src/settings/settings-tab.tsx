import { AdminsPanel } from './admins-panel';
import { PromotePanel } from './promote-panel';

export function SettingsTab() {
  return (
    <div className="mt-5.5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <AdminsPanel />
      <PromotePanel />
    </div>
  );
}
