import { brand } from '../../texts/brand.ts';
import { LegalPage, LegalSection, MailLink } from './LegalPage.tsx';

/** The privacy policy. */
export function PrivacyPolicyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead={`What ${brand.name} learns about you when you visit this site, sign in, or speak with one of our voice agents, and the choices you have.`}
    >
      <LegalSection id="introduction" title="Introduction">
        <p>
          {brand.name} provides voice agents that answer the phone for restaurants and other businesses. This
          policy covers this website, the console for our customers, the voice demos, and the calls our agents
          answer.
        </p>
        <p>
          When you call a business that uses {brand.name}, that business decides why and how your call is
          processed. We process the call on its behalf. If you have questions about how the business uses your
          data, please contact the business. We help the business respond.
        </p>
      </LegalSection>
      <LegalSection id="information" title="Information We Collect">
        <ul>
          <li>
            <strong>Account data:</strong> your name, email address, role, and the business you work for. We
            never store readable passwords.
          </li>
          <li>
            <strong>Business data:</strong> the menus, instructions, opening hours, and phone settings our
            customers enter, and the orders our agents take.
          </li>
          <li>
            <strong>Voice data:</strong> recordings of calls and voice demos, and the phone number of the
            caller.
          </li>
          <li>
            <strong>Transcripts:</strong> the text of calls, with times, summaries, and an evaluation of each
            call.
          </li>
          <li>
            <strong>Booking data:</strong> what you enter when you book a meeting with us: name, email
            address, company, and message.
          </li>
          <li>
            <strong>Payment data:</strong> handled by our payment provider. We see your plan, your invoices,
            and whether they are paid, but never your card number.
          </li>
          <li>
            <strong>Technical data:</strong> your browser and device type, the pages you visit, and errors.
          </li>
        </ul>
        <p>
          A voice demo on this site uses your microphone only after you allow it, and only until the demo
          ends.
        </p>
      </LegalSection>
      <LegalSection id="use" title="How We Use Information">
        <p>We use this information to:</p>
        <ul>
          <li>answer calls, take orders, and pass on messages, as set up by our customers;</li>
          <li>show our customers their calls, transcripts, orders, and minutes, and bill for them;</li>
          <li>hold the meetings you book, and reply when you contact us;</li>
          <li>find and fix problems, prevent misuse, and comply with the law;</li>
          <li>understand how this site is used.</li>
        </ul>
        <p>
          <strong>Model training.</strong> We use recordings and transcripts to train and improve the models
          behind our voice agents. Enterprise customers can opt out for all their calls. We do not sell
          recordings or transcripts.
        </p>
      </LegalSection>
      <LegalSection id="retention" title="Data Retention">
        <p>
          How long we keep recordings and transcripts depends on the subscription plan of the business that
          was called. We delete them at the end of the plan&apos;s retention period.
        </p>
        <p>
          Enterprise customers can agree on shorter or longer retention periods in their contract with us.
        </p>
        <p>
          We keep account and billing data while the account exists, and afterward for as long as tax and
          commercial law require. A business can ask us at any time to delete a specific call earlier.
        </p>
      </LegalSection>
      <LegalSection id="sharing" title="How We Share Information">
        <p>We share information only with:</p>
        <ul>
          <li>the business you called, and the people it gives access to;</li>
          <li>
            service providers for telephony, hosting, speech and language models, payments, email, and
            analytics, who may use the data only to provide their service to us;
          </li>
          <li>systems that a customer has connected, such as a point-of-sale system;</li>
          <li>authorities, where the law requires it;</li>
          <li>a buyer of our business, under this same policy.</li>
        </ul>
        <p>We do not sell personal information.</p>
      </LegalSection>
      <LegalSection id="rights" title="Your Rights">
        <p>
          Depending on where you live, you can request a copy of your data, have it corrected or deleted,
          transfer it to another provider, object to or restrict its use, and withdraw your consent. We
          respond within the time required by law and never penalize you for exercising your rights.
        </p>
        <p>
          Contact us at <MailLink />. We may ask you to verify your identity. You can also file a complaint
          with your local data protection authority.
        </p>
      </LegalSection>
      <LegalSection id="security" title="Security">
        <p>
          We encrypt data in transit and at rest. Access is role-based, limited to people who need it for
          their work, and logged. No system is completely secure. If a breach affects you, we notify you and
          the authorities as required by law.
        </p>
      </LegalSection>
      <LegalSection id="children" title="Children Under 16">
        <p>
          Our services are not intended for children under 16, and we do not knowingly collect their data. If
          you believe that a child under 16 has given us data, contact us at <MailLink /> and we will delete
          it.
        </p>
      </LegalSection>
      <LegalSection id="transfers" title="International Transfers">
        <p>
          We and our providers operate in the United States and other countries, whose privacy laws may differ
          from yours. Where required by law, transfers are protected by standard contractual clauses or
          another recognized safeguard.
        </p>
      </LegalSection>
      <LegalSection id="changes" title="Changes to This Policy">
        <p>
          If we change this policy, we publish the new version here with a new date. We email customers about
          significant changes before they take effect.
        </p>
      </LegalSection>
      <LegalSection id="contact" title="Contact Us">
        <p>
          If you have questions about this policy or your data, contact us at <MailLink />.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
