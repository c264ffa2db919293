import type { ComponentType } from 'react';
import type { PanelId, PanelProps } from '../../../navigation/panel.ts';
import { lazyPanelPart } from './lazyPanelPart.tsx';

/** A panel with settings of a restaurant's agent. */
export interface Panel {
  readonly id: PanelId;
  readonly title: string;
  /** The panel's content. Its code loads when the panel opens. */
  readonly Content: ComponentType<PanelProps>;
}

/** The settings panels in order. The code of each loads separately. */
export const panels: readonly [Panel, ...Panel[]] = [
  {
    id: 'voice',
    title: 'Voice Configuration',
    Content: lazyPanelPart(async () => (await import('../../../voice/VoicePanel.tsx')).VoicePanel),
  },
  {
    id: 'menu',
    title: 'Menu Builder',
    Content: lazyPanelPart(async () => (await import('../../../menu/MenuPanel.tsx')).MenuPanel),
  },
  {
    id: 'instructions',
    title: 'AI Instructions Builder',
    Content: lazyPanelPart(
      async () => (await import('../../../instructions/InstructionsPanel.tsx')).InstructionsPanel,
    ),
  },
  {
    id: 'telephony',
    title: 'Telephony Configuration',
    Content: lazyPanelPart(
      async () => (await import('../../../telephony/TelephonyPanel.tsx')).TelephonyPanel,
    ),
  },
  {
    id: 'deployments',
    title: 'Deployment Controls',
    Content: lazyPanelPart(
      async () => (await import('../../../deployments/DeploymentControls.tsx')).DeploymentControls,
    ),
  },
];
