import { brand } from '../../texts/brand.ts';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { CallToAction } from '../../landing/CallToAction.tsx';
import { UseCases } from '../../landing/UseCases.tsx';
import { Customization } from '../../landing/Customization.tsx';
import { Hero } from '../../landing/Hero.tsx';
import { IntegrationsSection } from '../../landing/IntegrationsSection.tsx';
import { KnowledgeSection } from '../../landing/KnowledgeSection.tsx';
import { ObservabilitySection } from '../../landing/ObservabilitySection.tsx';
import { PricingOverview } from '../../landing/PricingOverview.tsx';
import { SiteBoundary } from '../../site/SiteBoundary.tsx';

/** The landing page with the product's sections and demos. */
export function HomeScreen() {
  useDocumentTitle(brand.tagline);
  return (
    <>
      <SiteBoundary>
        <Hero />
      </SiteBoundary>
      <SiteBoundary>
        <UseCases />
      </SiteBoundary>
      <SiteBoundary>
        <KnowledgeSection />
      </SiteBoundary>
      <SiteBoundary>
        <ObservabilitySection />
      </SiteBoundary>
      <SiteBoundary>
        <Customization />
      </SiteBoundary>
      <SiteBoundary>
        <IntegrationsSection />
      </SiteBoundary>
      <SiteBoundary>
        <PricingOverview />
      </SiteBoundary>
      <SiteBoundary>
        <CallToAction />
      </SiteBoundary>
    </>
  );
}
