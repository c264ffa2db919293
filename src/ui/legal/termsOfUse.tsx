import Box from '@mui/material/Box';
import { consolePlans } from '#domain/billing/consolePlans.ts';
import { brand } from '../texts/brand.ts';
import type { LegalSection } from './LegalPage.tsx';

/** The first half of the terms: what the service is, who may use it and what it costs. */
export const termsOfUse: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of Terms',
    body: (
      <>
        <p>
          By using this website, the console or a voice agent of {brand.name} you accept these terms. If you
          accept them for a business, you confirm that you may do so for it, and &quot;you&quot; means that
          business.
        </p>
        <p>You must be at least 16 years old to use our services.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to These Terms',
    body: (
      <p>
        We may change these terms. The new text appears here under a new date, and we tell customers by e-mail
        of changes that matter before they take effect. Using the services after that date means that you
        accept them; if you do not, you can end your subscription before.
      </p>
    ),
  },
  {
    id: 'services',
    title: 'Our Services',
    body: (
      <>
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
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <p>
        Keep your sign-in data secret and correct, and give access only to people who need it. You are
        responsible for what happens under your account. Tell us at once if you suspect that somebody else
        uses it.
      </p>
    ),
  },
  {
    id: 'payments',
    title: 'Subscription and Payments',
    body: (
      <>
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
      </>
    ),
  },
  {
    id: 'your-content',
    title: 'Your Content',
    body: (
      <p>
        What you enter, and the recordings, transcripts and orders of your calls, remain yours. You allow us
        to store, process and transmit them as far as we need to in order to provide and improve the services.
        You confirm that you have the rights and consents that this takes.
      </p>
    ),
  },
  {
    id: 'prohibited',
    title: 'Prohibited Uses',
    body: (
      <>
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
      </>
    ),
  },
  {
    id: 'property',
    title: 'Intellectual Property',
    body: (
      <p>
        The services, their software, voices and design belong to us and to those who license them to us. You
        get the right to use them during your subscription and no other. If you send us suggestions, we may
        use them freely.
      </p>
    ),
  },
];

/** The plans' minutes and what an extra minute costs, as the terms state them. */
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
