import type { Role } from './role.ts';
import type { Minutes } from './minutes.ts';

/** A restaurant in the dashboard list. Only the id is always present. */
export interface CompanySummary {
  readonly id: string;
  readonly name?: string | undefined;
  readonly owner?: string | undefined;
  readonly description?: string | undefined;
  readonly plan?: string | undefined;
}

export interface Address {
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zipCode?: string | undefined;
  readonly country?: string | undefined;
}

/** A restaurant's company details. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly website?: string | undefined;
  readonly contactEmail?: string | undefined;
  readonly contactPhone?: string | undefined;
  readonly address?: Address | undefined;
  /** The current user's role. */
  readonly role: Role;
  readonly plan?: string | undefined;
  readonly minutes: Minutes;
  /** The ids of the restaurant's voice agents, from every provider. */
  readonly agentIds: readonly string[];
}

/** A person with access to a company. */
export interface CompanyUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  /** Absent if the host doesn't say. */
  readonly isActive?: boolean | undefined;
  readonly joinedAt?: Date | undefined;
}

/** Formats an address as lines, skipping missing parts. */
export function addressLines(address: Address): string[] {
  const region = [address.state, address.zipCode].filter(Boolean).join(' ');
  const town = [address.city, region].filter(Boolean).join(', ');
  return [address.street, town, address.country].filter((line): line is string => Boolean(line));
}
