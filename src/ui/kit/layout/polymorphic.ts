import type { ComponentPropsWithRef, ElementType } from 'react';

/** The props of a component that renders as the element `as`, with that element's own props. */
export type Polymorphic<Element extends ElementType, Own> = Own & { readonly as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Own | 'as'
  >;
