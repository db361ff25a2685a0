import { passwordStrength, type PasswordRequirement } from '@casewright/rules';
import {
  Checkbox,
  CodeInput,
  Combobox,
  Field,
  Panel,
  PasswordField,
  PasswordMeter,
  SegmentedControl,
  Select,
  Stepper,
  TextareaField,
} from '@casewright/ui';
import { useState } from 'react';

export function Inputs() {
  const [code, setCode] = useState('123');
  const [person, setPerson] = useState('');
  const [count, setCount] = useState(1);
  const [scenario, setScenario] = useState<'low' | 'base'>('base');
  const [password, setPassword] = useState('Secret1');
  const { score, label, requirements } = passwordStrength(password);
  const met = Object.entries(requirements) as [PasswordRequirement, boolean][];
  return (
    <Panel title="Inputs">
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Empty" placeholder="Helix Private Cloud" hint="The name on your proposal" />
        <Field label="Wrong" defaultValue="seller" error="Please enter a valid email address" />
        <Field label="Disabled" defaultValue="seller@northwind.example" disabled />
        <Select label="Choice" defaultValue="3">
          <option value="3">3 days</option>
          <option value="2">2 days</option>
        </Select>
        <Select label="Wrong choice" error="Choose one">
          <option value="">Not specified</option>
        </Select>
        <Combobox
          label="Person"
          value={person}
          onChange={({ target }) => setPerson(target.value)}
          found={
            person ? { data: PEOPLE, error: null, isPending: false, isFetching: false, refetch: () => null } : undefined
          }
          isUpToDate
          what="people"
          empty="No one found."
          onChoose={setPerson}
        />
        <TextareaField label="Text" hint="At most 10,000 characters" />
        <TextareaField label="Wrong text" error="Message is required" />
        <div className="grid content-start gap-3">
          <PasswordField label="Password" value={password} onChange={(event) => setPassword(event.target.value)} />
          <PasswordMeter
            score={score}
            label={label}
            requirements={met.map(([name, isMet]) => ({ label: name, isMet }))}
          />
        </div>
        <CodeInput label="Code" value={code} onChange={setCode} />
        <CodeInput label="Wrong code" value={code} onChange={setCode} error="Invalid verification code" />
        <SegmentedControl
          label="Scenario"
          isLabelShown
          choices={[
            { value: 'low', name: 'Low' },
            { value: 'base', name: 'Base' },
          ]}
          value={scenario}
          onChange={setScenario}
        />
        <Stepper label="How many" count={count} min={1} max={3} onChange={setCount} />
        <div className="grid gap-2">
          <Checkbox>Not ticked</Checkbox>
          <Checkbox defaultChecked>Ticked</Checkbox>
          <Checkbox disabled>Disabled</Checkbox>
        </div>
      </div>
    </Panel>
  );
}

const PEOPLE = [
  { name: 'Kim Kay', value: 'kim@acme.example' },
  { name: 'Sam Seller', value: 'sam@acme.example' },
];
