import { clsx } from 'clsx';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import brand from '../art/brand.module.css';
import { Plate } from '../art/plate/Plate.tsx';
import { Wave } from '../art/Wave.tsx';
import { useSiteAddresses } from '../kit/browser/siteAddresses.ts';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import { NewTabNotice } from '../site/SiteLinks.tsx';
import site from '../site/site.module.css';
import { museumText } from '../texts/museumText.ts';
import styles from './MuseumsHero.module.css';

/** The catalog's header: an introduction, a contact link, and a drawing of a gallery wall. */
export function MuseumsHero() {
  const { schedulingUrl } = useSiteAddresses();
  return (
    <div className={clsx(brand.band, styles.hero)}>
      <div className={clsx(site.column, styles.columns)}>
        <div className={styles.introduction}>
          <Heading level={1} className={site.bandTitle}>
            {museumText.heading}
          </Heading>
          <Text className={styles.text}>{museumText.intro}</Text>
          <Button
            variant="contained"
            href={schedulingUrl}
            target="_blank"
            rel="noopener"
            endIcon={<OpenInNew aria-hidden />}
            className={clsx(brand.onDark, styles.contact)}
          >
            {museumText.chat}
            <NewTabNotice />
          </Button>
        </div>
        <GalleryWall />
      </div>
    </div>
  );
}

/** The pictures on the wall, with their positions. */
const pictures = [
  { seed: 'plum', kind: 'nature', title: 'The Long Spine', place: styles.left },
  { seed: 'sage', kind: 'garden', title: 'A Branch', place: styles.middle },
  { seed: 'amber', kind: 'history', title: 'The Portico', place: styles.right },
] as const;

/** A decorative drawing of a gallery wall: pictures on wires and a sound wave. */
function GalleryWall() {
  return (
    <div aria-hidden className={styles.wall}>
      {pictures.map(({ place, ...plate }) => (
        <div key={plate.seed} className={clsx(styles.picture, place)}>
          <Plate {...plate} />
        </div>
      ))}
      <Wave seed="curator" bars={64} className={styles.wave} />
    </div>
  );
}
