import { brand } from '../../texts/brand.ts';
import { useDocumentTitle } from '../../kit/documentTitle.ts';
import { ClosingCall } from './ClosingCall.tsx';
import { Comprehensive } from './Comprehensive.tsx';
import { Customisation } from './Customisation.tsx';
import { Hero } from './Hero.tsx';
import { Integrations } from './Integrations.tsx';
import { Knowledge } from './Knowledge.tsx';
import { Observability } from './Observability.tsx';
import { PricingOverview } from './PricingOverview.tsx';

/** The landing page: what the service is, part by part, and the ways to try it. */
export function HomeScreen() {
  useDocumentTitle(brand.tagline);
  return (
    <>
      <Hero />
      <Comprehensive />
      <Knowledge />
      <Observability />
      <Customisation />
      <Integrations />
      <PricingOverview />
      <ClosingCall />
    </>
  );
}
