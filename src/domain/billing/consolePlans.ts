import type { Plan } from './plan.ts';

/** The six plans offered in the console. */
export const consolePlans: readonly Plan[] = [
  {
    key: 'starter',
    name: 'Starter',
    description: "For one line that can't miss a call.",
    price: { monthly: 50, annual: 40 },
    capacity: { minutes: '200', calls: 'about 100', overage: '$0.25', setup: '$50 one-time' },
    features: ['24/7 service', 'English only', 'Unlimited knowledge-base files', 'Priority support'],
  },
  {
    key: 'basic',
    name: 'Basic',
    description: 'For a restaurant that takes phone orders every day.',
    price: { monthly: 125, annual: 100 },
    capacity: { minutes: '625', calls: 'about 300', overage: '$0.20', setup: '$50' },
    features: ['Point-of-sale integration', 'Conversation-flow engineering', 'Call history dashboard'],
  },
  {
    key: 'standard',
    name: 'Standard',
    description: 'For a busy restaurant with guests who speak more than one language.',
    price: { monthly: 250, annual: 200 },
    capacity: { minutes: '1,500', calls: 'about 750', overage: '$0.167', setup: '$50' },
    features: ['50+ voices', 'Multilingual support', 'Call analytics with CRM'],
    isPopular: true,
  },
  {
    key: 'scale',
    name: 'Scale',
    description: 'For multiple locations or a custom voice.',
    price: { monthly: 500, annual: 400 },
    capacity: { minutes: '3,500', calls: 'about 1,750', overage: '$0.143', setup: 'None' },
    features: ['Custom voice development', 'Custom integrations'],
  },
  {
    key: 'business',
    name: 'Business',
    description: 'For groups that connect the phone to their own systems.',
    price: { monthly: 1000, annual: 800 },
    capacity: { minutes: '8,000', calls: 'about 4,000', overage: '$0.125', setup: 'None' },
    features: ['Custom system integrations'],
  },
  {
    key: 'enterprise',
    name: 'Enterprise',
    description: 'Custom plans for larger groups.',
    capacity: { minutes: 'Custom', calls: 'custom', overage: 'Custom', setup: 'Custom' },
    features: ['All features', 'Custom reporting'],
  },
];
