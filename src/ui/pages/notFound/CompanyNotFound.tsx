import { allCompaniesLink, dashboardLink } from '../../navigation/backLinks.ts';
import { notFoundText } from '../../texts/notFoundText.ts';
import { ResourceNotFound } from './ResourceNotFound.tsx';

/** Replaces any page of a restaurant that does not exist. */
export function CompanyNotFound() {
  return <ResourceNotFound {...notFoundText.company} ways={[dashboardLink, allCompaniesLink]} />;
}
