import type { ElementType } from 'react';
import type { Polymorphic } from '../layout/polymorphic.ts';
import { Text, type TextProps } from './Text.tsx';

/** Text that accompanies more important text: smaller and in a muted color. */
export function SecondaryText<Element extends ElementType = 'p'>(
  props: Polymorphic<Element, Omit<TextProps, 'size' | 'tone'>>,
) {
  const Root: ElementType = Text;
  return <Root size="small" tone="muted" {...props} />;
}
