import type { ReactNode } from 'react';
import { ArrivingLines } from '../../kit/ArrivingLines.tsx';
import { lazyComponent } from '../../kit/lazyComponent.ts';
import { MissingPart } from '../../kit/MissingPart.tsx';
import type { PanelProps } from './panel.ts';

/** A part of the workspace, whose code is loaded when it is shown. */
export const part = (load: () => Promise<(props: PanelProps) => ReactNode>) =>
  lazyComponent(load, MissingPart, () => <ArrivingLines label="Loading" />);
