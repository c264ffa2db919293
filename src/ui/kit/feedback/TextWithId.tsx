import { shortId } from '#domain/shared/shortId.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import words from '../text/words.module.css';

interface Props {
  readonly text: string;
  /** The id at the end of the text, if any. */
  readonly id: string | undefined;
}

interface IdProps {
  readonly id: string;
  readonly short: string;
}

const PlainId = ({ short }: IdProps) => short;

// most messages have no id
const CopyableId = lazyComponent<IdProps>(
  async () => (await import('../text/CopyableId.tsx')).CopyableId,
  PlainId,
  PlainId,
);

/** A text whose id is short, with a button that copies it. The whole id is still in the text. */
export function TextWithId({ text, id }: Props) {
  if (!id || !text.endsWith(id)) return <span>{text}</span>;
  const short = shortId(id);
  return (
    <span>
      <span>{text.slice(0, -id.length)}</span>
      <CopyableId id={id} short={short} />
      <span aria-hidden className={words.visuallyHidden}>
        {id.slice(short.length)}
      </span>
    </span>
  );
}
