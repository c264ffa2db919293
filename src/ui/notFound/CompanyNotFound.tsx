import { allCompaniesLink, dashboardLink } from '../kit/backLinks.ts';
import { notFoundText } from '../texts/notFoundText.ts';
import { ResourceNotFound } from './ResourceNotFound.tsx';

/** In place of any page of a restaurant that is not there. */
export function CompanyNotFound() {
  return <ResourceNotFound {...notFoundText.company} ways={[dashboardLink, allCompaniesLink]} />;
}
