import Box from '@mui/material/Box';
import { useState } from 'react';
import { ReadOnlyContext } from '../../kit/form/readOnly.ts';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { Panels } from './Panels.tsx';
import type { PanelProps } from './panel.ts';

/**
 * Section 9: the panels that shape the agent, as tabs, on a phone as an accordion. Read-only lets a person look around
 * without changing anything by accident.
 */
export function VoiceAiManagement({ restaurantId }: PanelProps) {
  const [readOnly, setReadOnly] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SwitchField label="Read-only" on={readOnly} onChange={setReadOnly} />
      <ReadOnlyContext value={readOnly}>
        <Panels restaurantId={restaurantId} />
      </ReadOnlyContext>
    </Box>
  );
}
