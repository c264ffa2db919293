import { lazy } from 'react';
import type { Panel } from './panel.ts';

/** The panels in their order, each in a chunk of its own. */
export const panels: readonly [Panel, ...Panel[]] = [
  {
    id: 'voice',
    title: 'Voice Configuration',
    Content: lazy(async () => ({ default: (await import('../voice/VoicePanel.tsx')).VoicePanel })),
  },
  {
    id: 'menu',
    title: 'Menu Builder',
    Content: lazy(async () => ({ default: (await import('../menu/MenuPanel.tsx')).MenuPanel })),
  },
  {
    id: 'instructions',
    title: 'AI Instructions Builder',
    Content: lazy(async () => ({
      default: (await import('../instructions/InstructionsPanel.tsx')).InstructionsPanel,
    })),
  },
  {
    id: 'telephony',
    title: 'Telephony Configuration',
    Content: lazy(async () => ({
      default: (await import('../telephony/TelephonyPanel.tsx')).TelephonyPanel,
    })),
  },
  {
    id: 'deployments',
    title: 'Deployment Controls',
    Content: lazy(async () => ({
      default: (await import('../deployments/DeploymentControls.tsx')).DeploymentControls,
    })),
  },
];
