import type { CSSProperties } from 'react';

/** Height of the loaded content in pixels, by breakpoint. */
export type Heights = Partial<Record<'xs' | 'sm' | 'md' | 'lg', number>>;

/** Returns CSS variables for the class `reserved` in heights.module.css. Set them on the element or an ancestor. */
export function heightVariables({ xs, sm = xs, md = sm, lg = md }: Heights): CSSProperties {
  const variables: Readonly<Record<`--${string}`, string | undefined>> = {
    '--xs': inPixels(xs),
    '--sm': inPixels(sm),
    '--md': inPixels(md),
    '--lg': inPixels(lg),
  };
  return variables;
}

const inPixels = (height: number | undefined) => (height === undefined ? undefined : `${height}px`);
