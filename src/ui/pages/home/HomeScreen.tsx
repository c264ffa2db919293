import { brand } from '../../texts/brand.ts';
import { useDocumentTitle } from '../../kit/documentTitle.ts';
import { CallToAction } from '../../landing/CallToAction.tsx';
import { UseCases } from '../../landing/UseCases.tsx';
import { Customization } from '../../landing/Customization.tsx';
import { Hero } from '../../landing/Hero.tsx';
import { IntegrationsSection } from '../../landing/IntegrationsSection.tsx';
import { KnowledgeSection } from '../../landing/KnowledgeSection.tsx';
import { ObservabilitySection } from '../../landing/ObservabilitySection.tsx';
import { PricingOverview } from '../../landing/PricingOverview.tsx';

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
