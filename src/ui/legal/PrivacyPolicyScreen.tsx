import { brand } from '../texts/brand.ts';
import { LegalPage, LegalSection, MailLink } from './LegalPage.tsx';

/** The privacy policy. */
export function PrivacyPolicyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead={`What ${brand.name} learns about you when you visit this site, sign in, or speak with one of our voice agents, and what you can ask of us.`}
    >
      <LegalSection id="introduction" title="Introduction">
        <p>
          {brand.name} provides voice agents that answer the telephone for restaurants and other businesses.
          This policy covers this website, the console that our customers sign in to, the voice demos, and the
          calls that our agents take.
        </p>
        <p>
          When you call a business that uses {brand.name}, that business decides why your call is taken and
          what becomes of it. We handle the call for it. Questions about that business&apos;s own use of your
          data are best put to the business; we help it to answer them.
        </p>
      </LegalSection>
      <LegalSection id="information" title="Information We Collect">
        <ul>
          <li>
            <strong>Account data:</strong> your name, e-mail address, role, and the business that you work
            for. We keep no password that can be read.
          </li>
          <li>
            <strong>Business data:</strong> the menus, instructions, opening hours and telephone settings that
            our customers enter, and the orders that agents take.
          </li>
          <li>
            <strong>Voice data:</strong> recordings of calls and of voice demos, and the number that a call
            came from.
          </li>
          <li>
            <strong>Transcripts:</strong> what was said, as text, with times, summaries and an assessment of
            whether the call reached its aim.
          </li>
          <li>
            <strong>Booking data:</strong> what you enter when you book a meeting with us: name, e-mail
            address, company and message.
          </li>
          <li>
            <strong>Payment data:</strong> handled by our payment provider. We see the plan, the invoices and
            whether they are paid, not the number of your card.
          </li>
          <li>
            <strong>Technical data:</strong> the kind of browser and device, the pages visited, and errors.
          </li>
        </ul>
        <p>
          A voice demo on this site uses your microphone only after you have allowed it and only until it
          ends.
        </p>
      </LegalSection>
      <LegalSection id="use" title="How We Use Information">
        <p>We use this information to</p>
        <ul>
          <li>answer calls, take orders and pass messages on, as our customers have set up;</li>
          <li>show our customers their calls, transcripts, orders and minutes, and bill for them;</li>
          <li>hold the meetings that you book, and answer when you write to us;</li>
          <li>find and mend faults, prevent misuse, and meet legal duties;</li>
          <li>understand which parts of this site are of use.</li>
        </ul>
        <p>
          <strong>Model training.</strong> We use recordings and transcripts to train and improve the models
          behind our voice agents. Enterprise customers can opt out of this for all their calls. We do not
          sell recordings or transcripts.
        </p>
      </LegalSection>
      <LegalSection id="retention" title="Data Retention">
        <p>
          How long recordings and transcripts are kept depends on the subscription plan of the business that
          was called. When the period of a plan is over, they are deleted.
        </p>
        <p>
          Enterprise customers can set retention periods of their own, shorter or longer, in their agreement
          with us.
        </p>
        <p>
          Account and billing data are kept as long as the account exists and after that as long as tax and
          commercial law ask for. A business can ask us at any time to delete a certain call earlier.
        </p>
      </LegalSection>
      <LegalSection id="sharing" title="How We Share Information">
        <p>We share information only with</p>
        <ul>
          <li>the business that you called, and the people whom it has given access;</li>
          <li>
            providers who work for us: telephone carriers, hosting, speech and language models, payment,
            e-mail and analytics, each bound by contract to use the data for that work only;
          </li>
          <li>systems that a customer has connected, such as a point-of-sale system;</li>
          <li>authorities, where the law obliges us;</li>
          <li>a buyer of our business, under this same policy, should there be one.</li>
        </ul>
        <p>We do not sell personal information.</p>
      </LegalSection>
      <LegalSection id="rights" title="Your Rights">
        <p>
          Depending on where you live you may ask us for a copy of your data, have it corrected or deleted,
          take it with you, object to a use or have it limited, and withdraw a consent for the future. We
          answer within the time that your law sets and treat nobody worse for asking.
        </p>
        <p>
          Write to <MailLink />. We may ask you to show who you are. You may also complain to the authority
          for data protection where you live.
        </p>
      </LegalSection>
      <LegalSection id="security" title="Security">
        <p>
          Data travels encrypted and is stored encrypted. Access is given by role, to those who need it for
          their work, and is logged. No system is safe beyond all doubt: if a breach concerns you, we tell you
          and the authorities as the law requires.
        </p>
      </LegalSection>
      <LegalSection id="children" title="Children Under 16">
        <p>
          Our services are not meant for children under 16, and we do not knowingly collect their data. If you
          believe that a child under 16 has given us data, write to <MailLink /> and we delete it.
        </p>
      </LegalSection>
      <LegalSection id="transfers" title="International Transfers">
        <p>
          We and our providers work in the United States and in other countries, whose laws on data may differ
          from yours. Where the law asks for it, transfers rest on standard contractual clauses or on another
          recognised safeguard.
        </p>
      </LegalSection>
      <LegalSection id="changes" title="Changes to This Policy">
        <p>
          When this policy changes, the new text appears here under a new date. We tell customers by e-mail of
          changes that matter to them before they take effect.
        </p>
      </LegalSection>
      <LegalSection id="contact" title="Contact Us">
        <p>
          Questions about this policy, or about your data: <MailLink />.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
