import { consolePlans } from '#domain/billing/consolePlans.ts';
import { brand } from '../../texts/brand.ts';
import { LegalPage, LegalSection, MailLink } from './LegalPage.tsx';
import styles from './TermsOfServiceScreen.module.css';

/** The terms of service. */
export function TermsOfServiceScreen() {
  return (
    <LegalPage
      title="Terms of Service"
      lead={`The agreement between you and ${brand.name} for our website, our console, and our voice agents.`}
    >
      <LegalSection id="acceptance" title="Acceptance of Terms">
        <p>
          By using the website, the console, or a voice agent of {brand.name}, you accept these terms. If you
          accept them on behalf of a business, you confirm that you are authorized to do so, and
          &quot;you&quot; means that business.
        </p>
        <p>You must be at least 16 years old to use our services.</p>
      </LegalSection>
      <LegalSection id="changes" title="Changes to These Terms">
        <p>
          We may change these terms. We publish the new version here with a new date and email customers about
          significant changes before they take effect. By using the services after that date, you accept the
          new terms. If you do not accept them, you can cancel your subscription before that date.
        </p>
      </LegalSection>
      <LegalSection id="services" title="Our Services">
        <p>
          We provide voice agents that answer calls, take orders and messages, and give information; a console
          to set them up and review their calls; and connections to other systems. Your plan determines what
          is included.
        </p>
        <p>
          Voice agents use artificial intelligence. They can mishear, misunderstand, and make mistakes. You
          are responsible for checking the menus, prices, and instructions you give them, and for any notices
          that your local law requires, such as telling callers that a call is recorded or answered by a
          machine.
        </p>
        <p>
          The demos on this site are for trying out our voice agents. We make no commitment that they are
          available.
        </p>
      </LegalSection>
      <LegalSection id="accounts" title="Accounts">
        <p>
          Keep your login details confidential and up to date, and give access only to people who need it. You
          are responsible for all activity in your account. Tell us immediately if you suspect unauthorized
          use.
        </p>
      </LegalSection>
      <LegalSection id="payments" title="Subscription and Payments">
        <p>
          Subscriptions are monthly or annual and renew until canceled. Fees are due in advance.{' '}
          <strong>Payments are non-refundable</strong>, including for unused time or minutes, unless the law
          requires otherwise.
        </p>
        <p>Each plan includes a number of minutes per month and a rate for each additional minute:</p>
        <PlanMinutesTable />
        <p>
          Each call is rounded up to the next full minute. Overage is billed at the end of the billing cycle.
          We notify you when you approach your plan&apos;s limit. Enterprise minutes and rates are agreed with
          each customer.
        </p>
        <p>
          Prices do not include taxes. We may change prices for future billing periods and will notify you in
          advance.
        </p>
      </LegalSection>
      <LegalSection id="your-content" title="Your Content">
        <p>
          You own what you enter and the recordings, transcripts, and orders of your calls. You allow us to
          store, process, and transmit them as needed to provide and improve the services. You confirm that
          you have the necessary rights and consents.
        </p>
      </LegalSection>
      <LegalSection id="prohibited" title="Prohibited Uses">
        <p>You may not use the services to:</p>
        <ul>
          <li>break the law or violate the rights of others;</li>
          <li>
            deceive callers about who they are speaking with, or imitate a real person&apos;s voice without
            consent;
          </li>
          <li>make unwanted calls or send unwanted messages;</li>
          <li>give emergency, medical, legal, or financial advice;</li>
          <li>attack, overload, or probe our systems, or circumvent limits;</li>
          <li>copy or reverse engineer the services, or build a competing service with them;</li>
          <li>resell the services without our written consent.</li>
        </ul>
      </LegalSection>
      <LegalSection id="property" title="Intellectual Property">
        <p>
          We and our licensors own the services, including their software, voices, and design. You may use
          them during your subscription and receive no other rights. We may freely use any suggestions you
          send us.
        </p>
      </LegalSection>
      <LegalSection id="warranty" title="Disclaimer of Warranties">
        <p>
          The services are provided &quot;as is&quot; and &quot;as available&quot;. To the extent permitted by
          law, we disclaim all warranties, express or implied, including merchantability, fitness for a
          particular purpose, and non-infringement. We do not warrant that the services are uninterrupted or
          error-free, or that a voice agent understands or answers correctly.
        </p>
      </LegalSection>
      <LegalSection id="liability" title="Limitation of Liability">
        <p>
          To the extent permitted by law, {brand.name} is not liable for indirect or consequential damages, or
          for lost profits, revenue, orders, or data.
        </p>
        <p>
          Our total liability for all claims is limited to the amount you paid us in the 12 months before the
          event that gave rise to the claim.
        </p>
        <p>Nothing in these terms limits liability that cannot be limited by law.</p>
      </LegalSection>
      <LegalSection id="indemnification" title="Indemnification">
        <p>
          You defend us against third-party claims, and cover damages and reasonable costs, that arise from
          your content, from your use of the services in breach of these terms, or from your violation of the
          law or of others&apos; rights.
        </p>
      </LegalSection>
      <LegalSection id="termination" title="Termination">
        <p>
          You can cancel your subscription at any time, effective at the end of the paid period. We may
          suspend or close an account that breaches these terms or is not paid, with notice where possible.
          When an account is closed, its agents stop answering calls; request a copy of your data before then.
          Sections that by their nature should survive termination remain in effect.
        </p>
      </LegalSection>
      <LegalSection id="contact" title="Contact Us">
        <p>
          If you have questions about these terms, contact us at <MailLink />.
        </p>
      </LegalSection>
      <LegalSection id="training" title="Model Training">
        <p>
          You agree that we may use the recordings and transcripts of your calls, and your instructions to the
          agents, to train and improve the models behind our services.
        </p>
        <p>
          Enterprise customers can opt out by contacting us at <MailLink />. The opt-out applies to everything
          collected from then on.
        </p>
      </LegalSection>
      <LegalSection id="integrations" title="Integrations">
        <p>
          You can connect third-party services such as point-of-sale and scheduling systems. By connecting a
          service, you allow us to exchange data with it on your behalf. Its own terms apply, and we are not
          responsible for its availability or its use of the data. You can disconnect it at any time.
        </p>
      </LegalSection>
      <LegalSection id="sla" title="Service Level Agreements">
        <p>
          Commitments on availability and response times apply to enterprise agreements only. Other plans do
          not include a service level agreement. We work to keep the services running and announce planned
          interruptions where we can.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

/** The minutes and overage price of each plan. */
function PlanMinutesTable() {
  return (
    <table className={styles.minutes}>
      <caption>Minutes and overage of each plan</caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">Minutes per month</th>
          <th scope="col">Per extra minute</th>
        </tr>
      </thead>
      <tbody>
        {consolePlans.map(({ key, name, capacity }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{capacity.minutes}</td>
            <td>{capacity.overage}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
