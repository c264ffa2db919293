/** The product's name and addresses. Nothing else spells them out. */
export const brand = {
  name: 'Tableside',
  /** Name of the telephony service. */
  telephony: 'VAPI',
  tagline: "The voice AI that answers your restaurant's phone",
  contactEmail: 'hello@tableside.example',
  supportEmail: 'support@tableside.example',
  schedulingUrl: 'https://meet.tableside.example/intro',
  consumerUrl: 'https://diners.tableside.example/',
  landingAgentId: 'tableside-landing-demo',
} as const;

/** Label of links to the landing page. */
export const homeLabel = `${brand.name}, home`;
