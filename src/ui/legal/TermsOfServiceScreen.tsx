import Box from '@mui/material/Box';
import { consolePlans } from '#domain/billing/consolePlans.ts';
import { brand } from '../texts/brand.ts';
import { LegalPage, LegalSection, MailLink } from './LegalPage.tsx';

/** The terms of service. */
export function TermsOfServiceScreen() {
  return (
    <LegalPage
      title="Terms of Service"
      lead={`The agreement between you and ${brand.name} about our website, our console and our voice agents.`}
    >
      <LegalSection id="acceptance" title="Acceptance of Terms">
        <p>
          By using this website, the console or a voice agent of {brand.name} you accept these terms. If you
          accept them for a business, you confirm that you may do so for it, and &quot;you&quot; means that
          business.
        </p>
        <p>You must be at least 16 years old to use our services.</p>
      </LegalSection>
      <LegalSection id="changes" title="Changes to These Terms">
        <p>
          We may change these terms. The new text appears here under a new date, and we tell customers by
          e-mail of changes that matter before they take effect. Using the services after that date means that
          you accept them; if you do not, you can end your subscription before.
        </p>
      </LegalSection>
      <LegalSection id="services" title="Our Services">
        <p>
          We provide voice agents that answer calls, take orders and messages and give information, a console
          to set them up and to read what was said, and connections to other systems. What is included depends
          on your plan.
        </p>
        <p>
          Voice agents work with artificial intelligence. They can mishear, misunderstand and be wrong. You
          are responsible for checking the menus, prices and instructions that you give them, and for telling
          callers what the law where you are asks for, for instance that a call is recorded or taken by a
          machine.
        </p>
        <p>The demos on this site are there to try the voice out and promise nothing about availability.</p>
      </LegalSection>
      <LegalSection id="accounts" title="Accounts">
        <p>
          Keep your sign-in data secret and correct, and give access only to people who need it. You are
          responsible for what happens under your account. Tell us at once if you suspect that somebody else
          uses it.
        </p>
      </LegalSection>
      <LegalSection id="payments" title="Subscription and Payments">
        <p>
          Subscriptions run by the month or by the year and renew until they are cancelled. Fees are due in
          advance. <strong>Payments are non-refundable</strong>, also for time or minutes that were not used,
          unless the law says otherwise.
        </p>
        <p>Each plan includes minutes for each month and a rate for every minute beyond them:</p>
        <PlanMinutesTable />
        <p>
          Each call is counted in minutes begun. Overage is billed at the end of the billing cycle. We send
          you a notice when you are nearing the limit of your plan. Enterprise minutes and rates are agreed
          with each customer.
        </p>
        <p>Prices do not include taxes. We may change prices for a coming period and tell you beforehand.</p>
      </LegalSection>
      <LegalSection id="your-content" title="Your Content">
        <p>
          What you enter, and the recordings, transcripts and orders of your calls, remain yours. You allow us
          to store, process and transmit them as far as we need to in order to provide and improve the
          services. You confirm that you have the rights and consents that this takes.
        </p>
      </LegalSection>
      <LegalSection id="prohibited" title="Prohibited Uses">
        <p>You may not use the services to</p>
        <ul>
          <li>break the law, or the rights of others;</li>
          <li>
            deceive callers about who they speak with, or imitate a real person&apos;s voice without consent;
          </li>
          <li>make unwanted calls, or send unwanted messages;</li>
          <li>give emergency, medical, legal or financial advice;</li>
          <li>attack, overload or probe our systems, or get around limits;</li>
          <li>copy the services, take them apart, or build a competing service with their help;</li>
          <li>resell them without our written consent.</li>
        </ul>
      </LegalSection>
      <LegalSection id="property" title="Intellectual Property">
        <p>
          The services, their software, voices and design belong to us and to those who license them to us.
          You get the right to use them during your subscription and no other. If you send us suggestions, we
          may use them freely.
        </p>
      </LegalSection>
      <LegalSection id="warranty" title="Disclaimer of Warranties">
        <p>
          The services are provided &quot;as is&quot; and &quot;as available&quot;. As far as the law allows,
          we give no warranty, express or implied, among them warranties of merchantability, of fitness for a
          purpose and of non-infringement, and none that the services are without interruption or error or
          that a voice agent understands or answers correctly.
        </p>
      </LegalSection>
      <LegalSection id="liability" title="Limitation of Liability">
        <p>
          As far as the law allows, {brand.name} is not liable for indirect or consequential damage, nor for
          lost profit, revenue, orders or data.
        </p>
        <p>
          Our liability for all claims together is limited to the amount that you paid us in the 12 months
          before the event that the claim arises from.
        </p>
        <p>Nothing here limits a liability that the law does not allow to be limited.</p>
      </LegalSection>
      <LegalSection id="indemnification" title="Indemnification">
        <p>
          You defend us against claims of others, and bear the damage and the reasonable costs, where these
          arise from your content, from your use of the services against these terms, or from breaking the law
          or the rights of others.
        </p>
      </LegalSection>
      <LegalSection id="termination" title="Termination">
        <p>
          You can end your subscription at any time to the end of the period that is paid. We may suspend or
          end an account that breaks these terms or does not pay, after a notice where there is time for one.
          When an account ends, its agents answer no more calls; ask us for a copy of your data before that.
          Sections that by their nature outlast the agreement stay in force.
        </p>
      </LegalSection>
      <LegalSection id="contact" title="Contact Us">
        <p>
          Questions about these terms: <MailLink />.
        </p>
      </LegalSection>
      <LegalSection id="training" title="Model Training">
        <p>
          You agree that we may use the recordings and transcripts of your calls, and your instructions to the
          agents, to train and improve the models behind our services.
        </p>
        <p>
          Enterprise customers can opt out. Write to <MailLink />; the opt-out holds for everything collected
          from then on.
        </p>
      </LegalSection>
      <LegalSection id="integrations" title="Integrations">
        <p>
          You can connect services of others, such as point-of-sale and scheduling systems. By connecting one
          you allow us to exchange data with it for you. Its own terms hold for it, and we do not answer for
          its availability or for what it does with the data. You can disconnect it at any time.
        </p>
      </LegalSection>
      <LegalSection id="sla" title="Service Level Agreements">
        <p>
          Commitments to availability and response times are part of enterprise agreements only. Other plans
          come without a service level agreement; we work to keep the services running and announce planned
          interruptions where we can.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

/** Minutes and overage price of each plan, as stated in the terms. */
function PlanMinutesTable() {
  return (
    <Box component="table" sx={table}>
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
    </Box>
  );
}

const table = {
  width: '100%',
  my: 2,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', color: 'text.secondary', pb: 1 },
  '& th, & td': { py: 1, pr: 1, textAlign: 'left', borderBottom: 1, borderColor: 'divider' },
} as const;
