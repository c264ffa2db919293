import { allCompaniesLink, dashboardLink } from '../../navigation/backLinks.ts';
import { notFoundText } from '../../texts/notFoundText.ts';
import { ResourceNotFound } from './ResourceNotFound.tsx';

/** Replaces any page of a missing restaurant. */
export function CompanyNotFound() {
  return <ResourceNotFound {...notFoundText.company} ways={[dashboardLink, allCompaniesLink]} />;
}
