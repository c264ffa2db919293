import { brand } from '../texts/brand.ts';
import { LegalPage } from './LegalPage.tsx';
import { privacySections } from './privacySections.tsx';

export function PrivacyPolicyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead={`What ${brand.name} learns about you when you visit this site, sign in, or speak with one of our voice agents, and what you can ask of us.`}
      sections={privacySections}
    />
  );
}
