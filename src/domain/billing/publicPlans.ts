import type { PlanPrice } from './plan.ts';

/** A plan as the public site offers it; its table is another than the console's, and so are its names. */
export interface PublicPlan {
  readonly name: string;
  /** None when the price is agreed with the team. */
  readonly price?: PlanPrice;
  readonly description: string;
  /** Three lines: what is included, what it is good for, what more of it costs. */
  readonly capacity: readonly [string, string, string];
  readonly features: readonly string[];
  readonly isPopular?: boolean;
}

/** What every plan has. */
const FEATURES_OF_ALL_PLANS = [
  '24/7 always-on service',
  'Priority support by email, text and phone',
  'Call history dashboard',
] as const;

/** The plans that a visitor sees, dollars a month by the month or by the year; none of them is bought on the public site. (rule: public plans) */
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
