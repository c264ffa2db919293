import { useRef } from 'react';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { Section } from '../../../kit/layout/Section.tsx';
import { useNearViewport } from '../../../kit/browser/useNearViewport.ts';
import { workspaceText } from '../../../texts/workspaceText.ts';
import { companySections } from '../../../navigation/companySections.ts';
import { Text } from '../../../kit/text/Text.tsx';
import { lazyPanelPart } from './lazyPanelPart.tsx';
import styles from './VoiceAiSection.module.css';

const VoiceAiManagement = lazyPanelPart(
  async () => (await import('./VoiceAiManagement.tsx')).VoiceAiManagement,
);

/** The Voice AI section, for owners and admins only. Loads when it comes near the viewport. (see rule: roles) */
export function VoiceAiSection({ company }: { readonly company: Company }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame);
  if (!mayAdminister(company.role)) {
    return (
      <Text id={companySections.voiceAi.id} tabIndex={-1} tone="muted">
        {workspaceText.forAdmins}
      </Text>
    );
  }
  return (
    <Section {...companySections.voiceAi}>
      <div ref={frame} className={styles.frame}>
        {near && <VoiceAiManagement restaurantId={company.id} />}
      </div>
    </Section>
  );
}
