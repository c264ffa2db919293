/** The product's name and addresses; nothing else spells them out. */
export const brand = {
  name: 'Tableside',
  /** How the telephony service is called. */
  telephony: 'VAPI',
  tagline: "The voice AI that answers your restaurant's phone",
  contactEmail: 'hello@tableside.example',
  supportEmail: 'support@tableside.example',
  schedulingUrl: 'https://meet.tableside.example/intro',
  consumerUrl: 'https://diners.tableside.example/',
  landingAgentId: 'tableside-landing-demo',
} as const;

/** What the product's name is called where it leads to the landing page. */
export const homeLabel = `${brand.name}, home`;
