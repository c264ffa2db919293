import { brand } from '../texts/brand.ts';
import { LegalPage } from './LegalPage.tsx';
import { termsOfBusiness } from './termsOfBusiness.tsx';
import { termsOfUse } from './termsOfUse.tsx';

const sections = [...termsOfUse, ...termsOfBusiness];

/** What a restaurant agrees to, and what it costs. */
export function TermsOfServiceScreen() {
  return (
    <LegalPage
      title="Terms of Service"
      lead={`The agreement between you and ${brand.name} about our website, our console and our voice agents.`}
      sections={sections}
    />
  );
}
