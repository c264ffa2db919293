import type { PlanPrice } from './plan.ts';

/** A plan on the public site. */
export interface PublicPlan {
  readonly name: string;
  /** Absent when the price is negotiated. */
  readonly price?: PlanPrice;
  readonly description: string;
  /** Three lines: included minutes, approximate calls, and overage price. */
  readonly capacity: readonly [string, string, string];
  readonly features: readonly string[];
  readonly isPopular?: boolean;
}

const FEATURES_OF_ALL_PLANS = [
  '24/7 always-on service',
  'Priority support by email, text and phone',
  'Call history dashboard',
] as const;

/**
 * The plans on the public site, in dollars per month for monthly or yearly billing. The public site doesn't
 * sell plans directly. The console and the terms list the console's plans, which have other names and
 * minutes. (rule: public plans)
 */
export const publicPlans: readonly PublicPlan[] = [
  {
    name: 'Trial',
    price: { monthly: 50, annual: 50 },
    description: 'Your first month, to hear it answer your phone.',
    capacity: ['150 minutes', 'About 75 calls', '$0.25 per extra minute'],
    features: [...FEATURES_OF_ALL_PLANS, 'English only', 'No setup fee'],
  },
  {
    name: 'Starter',
    price: { monthly: 125, annual: 100 },
    description: 'For a restaurant whose phone rings all evening.',
    capacity: ['500 minutes', 'About 250 calls', '$0.20 per extra minute'],
    features: FEATURES_OF_ALL_PLANS,
  },
  {
    name: 'Standard',
    price: { monthly: 250, annual: 200 },
    description: 'For a busy restaurant with guests who speak more than one language.',
    capacity: ['1,000 minutes', 'About 500 calls', '$0.167 per extra minute'],
    features: [
      ...FEATURES_OF_ALL_PLANS,
      '50+ voices',
      'Multilingual',
      'Call analytics and CRM',
      'Outbound SMS',
      'Free AI optimization',
    ],
    isPopular: true,
  },
  {
    name: 'Scale',
    price: { monthly: 500, annual: 400 },
    description: 'For multiple locations or a custom voice.',
    capacity: ['3,000 minutes', 'About 1,500 calls', '$0.143 per extra minute'],
    features: [...FEATURES_OF_ALL_PLANS, 'Custom voice development', 'Custom integrations'],
  },
  {
    name: 'Business',
    price: { monthly: 1000, annual: 800 },
    description: 'For groups that never want to count minutes.',
    capacity: ['Unlimited minutes', 'Unlimited calls', 'No overage'],
    features: FEATURES_OF_ALL_PLANS,
  },
  {
    name: 'Enterprise',
    description: 'Custom plans for larger groups.',
    capacity: ['Flexible minutes', 'As many calls as you take', 'Agreed with you'],
    features: FEATURES_OF_ALL_PLANS,
  },
];
