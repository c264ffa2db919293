import type { ComponentProps } from 'react';
import { LinesField } from './LinesField.tsx';
import { tied } from './tied.tsx';

/** A list of texts of a draft. */
export const DraftLines = tied<readonly string[], ComponentProps<typeof LinesField>>(LinesField);
