import { Checkbox } from '@casewright/ui';
import { turnShortcuts, useShortcuts } from '@casewright/web';
import { SettingsSection } from './settings-section';

export function KeyboardSection() {
  const isOn = useShortcuts();
  return (
    <SettingsSection
      title="Keyboard"
      lead="Press / to search on pages with a search field, and ? in Messages to see its shortcuts. Saved on this device."
    >
      <Checkbox checked={isOn} onChange={({ target }) => turnShortcuts(target.checked)}>
        Use single-key shortcuts
      </Checkbox>
    </SettingsSection>
  );
}
