import { brand } from '../texts/brand.ts';
import { LegalPage } from './LegalPage.tsx';
import { privacySections } from './privacySections.tsx';

/** What is kept of people who call and of people who visit, and why. */
export function PrivacyPolicyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead={`What ${brand.name} learns about you when you visit this site, sign in, or speak with one of our voice agents, and what you can ask of us.`}
      sections={privacySections}
    />
  );
}
