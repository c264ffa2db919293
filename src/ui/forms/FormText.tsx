import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { bindField } from './bindField.tsx';

export const FormText = bindField<string, ComponentProps<typeof Field>>(function Text(field) {
  // an optional text that was never set is undefined
  return <Field {...field} value={field.value ?? ''} />;
});
