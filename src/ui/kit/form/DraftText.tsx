import type { ComponentProps } from 'react';
import { Field } from '../Field.tsx';
import { tied } from './tied.tsx';

/** A text of a draft. */
export const DraftText = tied<string, ComponentProps<typeof Field>>(Field);
