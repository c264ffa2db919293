import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { bindField } from './bindField.tsx';

export const DraftText = bindField<string, ComponentProps<typeof Field>>(Field);
