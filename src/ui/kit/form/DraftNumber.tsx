import type { ComponentProps } from 'react';
import { NumberField } from './NumberField.tsx';
import { tied } from './tied.tsx';

/** A number of a draft. */
export const DraftNumber = tied<number, ComponentProps<typeof NumberField>>(NumberField);
