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
import { SiteBoundary } from '../../site/SiteBoundary.tsx';

/** The landing page: the product's sections and its demos. */
export function HomeScreen() {
  useDocumentTitle(brand.tagline);
  return (
    <>
      <SiteBoundary title="Try it Live">
        <Hero />
      </SiteBoundary>
      <SiteBoundary title="One voice, many jobs">
        <UseCases />
      </SiteBoundary>
      <SiteBoundary title="It knows your documents">
        <KnowledgeSection />
      </SiteBoundary>
      <SiteBoundary title="See every call, word for word">
        <ObservabilitySection />
      </SiteBoundary>
      <SiteBoundary title="Make it sound like you">
        <Customization />
      </SiteBoundary>
      <SiteBoundary title="Works with what you have">
        <IntegrationsSection />
      </SiteBoundary>
      <SiteBoundary title="Pricing">
        <PricingOverview />
      </SiteBoundary>
      <SiteBoundary title="Get started">
        <CallToAction />
      </SiteBoundary>
    </>
  );
}
