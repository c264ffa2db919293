import { ResourceNotFound } from './ResourceNotFound.tsx';
import { dashboardLink } from '../../navigation/backLinks.ts';
import site from '../../site/site.module.css';

/** Shown for unknown paths. */
export function PageNotFoundScreen() {
  return (
    <div className={site.column}>
      <ResourceNotFound
        title="Page Not Found"
        text="The page you are looking for doesn't exist or has been moved."
        ways={[dashboardLink]}
      />
    </div>
  );
}
