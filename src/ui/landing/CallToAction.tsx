import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import brand from '../art/brand.module.css';
import { Wave } from '../art/Wave.tsx';
import { useSiteAddresses } from '../kit/browser/siteAddresses.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { Heading } from '../kit/text/Heading.tsx';
import { NewTabNotice, useEntryLinks } from '../site/SiteLinks.tsx';
import { SiteNavigationViewModel } from '../site/SiteNavigationViewModel.ts';
import site from '../site/site.module.css';
import styles from './CallToAction.module.css';

/** The last section of the landing page, with two links. */
export const CallToAction = observer(function CallToAction() {
  const vm = useSharedViewModel(SiteNavigationViewModel);
  const waysIn = useEntryLinks();
  const { schedulingUrl } = useSiteAddresses();
  return (
    <section aria-label="Get started" className={clsx(brand.band, styles.end)}>
      <Wave seed="closing" bars={64} className={styles.wave} />
      <div className={clsx(site.column, styles.column)}>
        <Heading level={2} look="h1" className={clsx(site.bandTitle, styles.title)}>
          Let your agent take tonight&apos;s calls
        </Heading>
        <Cluster gap={16} className={styles.ways}>
          <Button
            component="a"
            href={schedulingUrl}
            target="_blank"
            rel="noopener"
            variant="contained"
            size="large"
            onClick={vm.bookDemo}
            className={clsx(styles.way, styles.booking)}
          >
            Book a Demo
            <NewTabNotice />
          </Button>
          {waysIn.map(({ label, to, className }) => (
            <Button
              key={to}
              component={Link}
              to={to}
              size="large"
              variant="outlined"
              className={clsx(styles.way, styles.entry, className)}
            >
              {label}
            </Button>
          ))}
        </Cluster>
      </div>
    </section>
  );
});
