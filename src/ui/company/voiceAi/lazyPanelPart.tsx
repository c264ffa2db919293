import type { ReactNode } from 'react';
import { AnnouncedLines } from '../../kit/AnnouncedLines.tsx';
import { lazySection } from '../../kit/lazySection.tsx';
import type { PanelProps } from './panel.ts';

/** A part of the workspace, whose code is loaded when it is shown. */
export const lazyPanelPart = (load: () => Promise<(props: PanelProps) => ReactNode>) =>
  lazySection(load, () => <AnnouncedLines label="Loading" />);
