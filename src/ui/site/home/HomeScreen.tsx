import { brand } from '../../texts/brand.ts';
import { useDocumentTitle } from '../../kit/documentTitle.ts';
import { CallToAction } from './CallToAction.tsx';
import { UseCases } from './UseCases.tsx';
import { Customization } from './Customization.tsx';
import { Hero } from './Hero.tsx';
import { IntegrationsSection } from './IntegrationsSection.tsx';
import { KnowledgeSection } from './KnowledgeSection.tsx';
import { ObservabilitySection } from './ObservabilitySection.tsx';
import { PricingOverview } from './PricingOverview.tsx';

/** The landing page: the product's sections and its demos. */
export function HomeScreen() {
  useDocumentTitle(brand.tagline);
  return (
    <>
      <Hero />
      <UseCases />
      <KnowledgeSection />
      <ObservabilitySection />
      <Customization />
      <IntegrationsSection />
      <PricingOverview />
      <CallToAction />
    </>
  );
}
