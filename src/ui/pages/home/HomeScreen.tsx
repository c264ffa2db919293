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
import { SiteErrorBoundary } from '../../site/SiteErrorBoundary.tsx';

/** The landing page with the product's sections and demos. */
export function HomeScreen() {
  useDocumentTitle(brand.tagline);
  return (
    <>
      <SiteErrorBoundary>
        <Hero />
      </SiteErrorBoundary>
      <SiteErrorBoundary>
        <UseCases />
      </SiteErrorBoundary>
      <SiteErrorBoundary>
        <KnowledgeSection />
      </SiteErrorBoundary>
      <SiteErrorBoundary>
        <ObservabilitySection />
      </SiteErrorBoundary>
      <SiteErrorBoundary>
        <Customization />
      </SiteErrorBoundary>
      <SiteErrorBoundary>
        <IntegrationsSection />
      </SiteErrorBoundary>
      <SiteErrorBoundary>
        <PricingOverview />
      </SiteErrorBoundary>
      <SiteErrorBoundary>
        <CallToAction />
      </SiteErrorBoundary>
    </>
  );
}
