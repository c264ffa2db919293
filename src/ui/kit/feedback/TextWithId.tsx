import { lazyComponent } from '../lazy/lazyComponent.ts';

interface Props {
  readonly text: string;
  /** The id at the end of the text, if any. */
  readonly id: string | undefined;
}

// most messages have no id
const CopyButton = lazyComponent<{ readonly id: string }>(
  async () => {
    const { CopyableId } = await import('../text/CopyableId.tsx');
    return ({ id }) => <CopyableId id={id} short="" />;
  },
  () => null,
);

/** A text with its id in full, which screen readers read as one text, and a button that copies the id. */
export const TextWithId = ({ text, id }: Props) => (
  <span>
    <span>{text}</span>
    {id && text.endsWith(id) && <CopyButton id={id} />}
  </span>
);
