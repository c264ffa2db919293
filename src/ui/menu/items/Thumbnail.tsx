import { useState } from 'react';
import type { Item } from '#domain/menu/menu.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { initialOf } from '#domain/shared/graphemes.ts';
import styles from './Thumbnail.module.css';

/** Size in pixels. The style sheet repeats it. */
const THUMBNAIL_SIZE = 40;

interface Props extends Pick<Item, 'name' | 'imageUrl'> {
  /** URLs of images that failed to load, shared by all rows. */
  readonly broken: Set<string>;
}

/** A small image of an item, or its initial. Decorative, because the item's name is next to it. */
export function Thumbnail({ name, imageUrl, broken }: Props) {
  const [failed, setFailed] = useState<string>();
  const url = httpUrl(imageUrl);
  const isShown = url !== undefined && url !== failed && !broken.has(url);
  return (
    <span aria-hidden className={styles.thumbnail} data-initial={initialOf(name)}>
      {isShown && (
        <img
          key={url}
          src={url}
          alt=""
          width={THUMBNAIL_SIZE}
          height={THUMBNAIL_SIZE}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => {
            broken.add(url);
            setFailed(url);
          }}
        />
      )}
    </span>
  );
}
