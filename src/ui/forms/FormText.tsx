import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { bindField } from './bindField.tsx';

export const FormText = bindField<string, ComponentProps<typeof Field>>(function Text(field) {
  // a text that was never set
  return <Field {...field} value={field.value ?? ''} />;
});
