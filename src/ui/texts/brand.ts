/** The product's name and URLs. All other code uses these constants. */
export const brand = {
  name: 'Tableside',
  /** The telephony service's name. */
  telephony: 'VAPI',
  tagline: "The voice AI that answers your restaurant's phone",
  contactEmail: 'hello@tableside.example',
  supportEmail: 'support@tableside.example',
  schedulingUrl: 'https://meet.tableside.example/intro',
  consumerUrl: 'https://diners.tableside.example/',
  landingAgentId: 'tableside-landing-demo',
} as const;

/** Accessible name of links to the landing page. */
export const homeLabel = `${brand.name}, home`;
