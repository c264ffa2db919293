import type { ComponentProps } from 'react';
import { SliderField } from './SliderField.tsx';
import { tied } from './tied.tsx';

/** A number on a scale of a draft. */
export const DraftSlider = tied<number, ComponentProps<typeof SliderField>>(SliderField);
