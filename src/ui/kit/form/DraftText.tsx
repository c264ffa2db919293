import type { ComponentProps } from 'react';
import { Field } from '../Field.tsx';
import { bindField } from './bindField.tsx';

/** A text field of a draft. */
export const DraftText = bindField<string, ComponentProps<typeof Field>>(Field);
