import type { ElementType } from 'react';
import type { Polymorphic } from '../layout/polymorphic.ts';
import { Text, type TextProps } from './Text.tsx';

/** Text of secondary importance: smaller and muted. */
export function SecondaryText<Element extends ElementType = 'p'>(
  props: Polymorphic<Element, Omit<TextProps, 'size' | 'tone'>>,
) {
  const Root: ElementType = Text;
  return <Root size="small" tone="muted" {...props} />;
}
