import type { ReactNode } from 'react';
import { ArrivingLines } from '../../kit/ArrivingLines.tsx';
import { lazyPart } from '../../kit/MissingPart.tsx';
import type { PanelProps } from './panel.ts';

/** A part of the workspace, whose code is loaded when it is shown. */
export const part = (load: () => Promise<(props: PanelProps) => ReactNode>) =>
  lazyPart(load, () => <ArrivingLines label="Loading" />);
