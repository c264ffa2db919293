import type { ReactNode } from 'react';
import { AnnouncedLines } from '../../../kit/feedback/AnnouncedLines.tsx';
import { lazySection } from '../../../kit/lazy/lazySection.tsx';
import type { PanelProps } from '../../../navigation/panel.ts';

/** Part of the workspace whose code loads when shown. */
export const lazyPanelPart = (load: () => Promise<(props: PanelProps) => ReactNode>) =>
  lazySection(load, () => <AnnouncedLines label="Loading" />);
