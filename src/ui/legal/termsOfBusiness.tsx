import { brand } from '../texts/brand.ts';
import { MailLink, type LegalSection } from './LegalPage.tsx';

/** The second half of the terms: who answers for what, how it ends, and what is agreed about data and availability. */
export const termsOfBusiness: readonly LegalSection[] = [
  {
    id: 'warranty',
    title: 'Disclaimer of Warranties',
    body: (
      <p>
        The services are provided &quot;as is&quot; and &quot;as available&quot;. As far as the law allows, we
        give no warranty, express or implied, among them warranties of merchantability, of fitness for a
        purpose and of non-infringement, and none that the services are without interruption or error or that
        a voice agent understands or answers correctly.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limitation of Liability',
    body: (
      <>
        <p>
          As far as the law allows, {brand.name} is not liable for indirect or consequential damage, nor for
          lost profit, revenue, orders or data.
        </p>
        <p>
          Our liability for all claims together is limited to the amount that you paid us in the 12 months
          before the event that the claim arises from.
        </p>
        <p>Nothing here limits a liability that the law does not allow to be limited.</p>
      </>
    ),
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    body: (
      <p>
        You defend us against claims of others, and bear the damage and the reasonable costs, where these
        arise from your content, from your use of the services against these terms, or from breaking the law
        or the rights of others.
      </p>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <p>
        You can end your subscription at any time to the end of the period that is paid. We may suspend or end
        an account that breaks these terms or does not pay, after a notice where there is time for one. When
        an account ends, its agents answer no more calls; ask us for a copy of your data before that. Sections
        that by their nature outlast the agreement stay in force.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact Us',
    body: (
      <p>
        Questions about these terms: <MailLink />.
      </p>
    ),
  },
  {
    id: 'training',
    title: 'Model Training',
    body: (
      <>
        <p>
          You agree that we may use the recordings and transcripts of your calls, and your instructions to the
          agents, to train and improve the models behind our services.
        </p>
        <p>
          Enterprise customers can opt out. Write to <MailLink />; the opt-out holds for everything collected
          from then on.
        </p>
      </>
    ),
  },
  {
    id: 'integrations',
    title: 'Integrations',
    body: (
      <p>
        You can connect services of others, such as point-of-sale and scheduling systems. By connecting one
        you allow us to exchange data with it for you. Its own terms hold for it, and we do not answer for its
        availability or for what it does with the data. You can disconnect it at any time.
      </p>
    ),
  },
  {
    id: 'sla',
    title: 'Service Level Agreements',
    body: (
      <p>
        Commitments to availability and response times are part of enterprise agreements only. Other plans
        come without a service level agreement; we work to keep the services running and announce planned
        interruptions where we can.
      </p>
    ),
  },
];
