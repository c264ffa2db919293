import { useMatch } from 'react-router-dom';
import { pages } from './pages.ts';

/** Returns the id of the restaurant in the URL, if any. */
export function useOpenCompanyId(): string | undefined {
  return useMatch({ path: pages.company.path, end: false })?.params.companyId;
}
