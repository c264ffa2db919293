import { useMatch } from 'react-router-dom';
import { pages } from '../app/pages.ts';

/** The id of the restaurant whose page is open; undefined on other pages. */
export function useOpenCompanyId(): string | undefined {
  return useMatch({ path: pages.company.path, end: false })?.params.companyId;
}
