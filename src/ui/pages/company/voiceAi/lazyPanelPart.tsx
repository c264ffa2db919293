import type { ReactNode } from 'react';
import { AnnouncedLines } from '../../../kit/feedback/AnnouncedLines.tsx';
import { lazySection } from '../../../kit/lazy/lazySection.tsx';
import type { PanelProps } from '../../../navigation/panel.ts';

/** Creates a part of a settings panel whose code loads when it is shown. */
export const lazyPanelPart = (load: () => Promise<(props: PanelProps) => ReactNode>) =>
  lazySection(load, () => <AnnouncedLines label="Loading" />);
