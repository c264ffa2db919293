import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a component that renders as the element `as`, including that element's props. */
export type Polymorphic<Element extends ElementType, Own> = Own & { readonly as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Own | 'as'
  >;
