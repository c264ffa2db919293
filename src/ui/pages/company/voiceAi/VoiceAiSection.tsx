import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { Section } from '../../../kit/layout/Section.tsx';
import { useNearViewport } from '../../../kit/browser/useNearViewport.ts';
import { workspaceText } from '../../../texts/workspaceText.ts';
import { sections } from '../../../navigation/sections.ts';
import { lazyPanelPart } from './lazyPanelPart.tsx';

const VoiceAiManagement = lazyPanelPart(
  async () => (await import('./VoiceAiManagement.tsx')).VoiceAiManagement,
);

/** Section 9 for owners and admins. Loads when it comes near the viewport. (see rule: roles) */
export function VoiceAiSection({ company }: { readonly company: Company }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame);
  if (!mayAdminister(company.role)) {
    return (
      <Typography id={sections.voiceAi.id} tabIndex={-1} sx={{ color: 'text.secondary' }}>
        {workspaceText.forAdmins}
      </Typography>
    );
  }
  return (
    <Section {...sections.voiceAi}>
      <Box ref={frame} sx={frameStyles}>
        {near && <VoiceAiManagement restaurantId={company.id} />}
      </Box>
    </Section>
  );
}

/** On a phone, the height of the closed panels. */
const frameStyles = { minHeight: { xs: 400, md: '100dvh' } } as const;
