import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Choice.tsx';
import { TextInput } from '../ui/TextInput.tsx';

/** Echoes the events that reached it, so that a test can see whether anything done before hydration was lost. */
export default function TouchProbe({ name }: { name: string }) {
  const [presses, setPresses] = useState(0);
  const [text, setText] = useState('');
  const [keys, setKeys] = useState<string[]>([]);
  const [isOn, setIsOn] = useState(false);
  return (
    <div className="grid gap-4">
      <Button onClick={() => setPresses(presses + 1)}>Add to the registry</Button>
      <TextInput
        name={`${name}-text`}
        label="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => setKeys([...keys, event.key])}
      />
      <Checkbox
        name={`${name}-on`}
        label="In stock"
        checked={isOn}
        onChange={(event) => setIsOn(event.target.checked)}
      />
      <a href="/design/article">More</a>
      <output data-testid={name}>
        {JSON.stringify({ presses, text, keys: keys.filter((key) => key.length > 1), isOn })}
      </output>
    </div>
  );
}
