import { lazyComponent } from '../lazy/lazyComponent.ts';

interface Props {
  readonly text: string;
  /** The id that the text ends with, if any. */
  readonly id: string | undefined;
}

// loads on demand, because most messages have no id
const CopyButton = lazyComponent<{ readonly id: string }>(
  async () => {
    const { CopyableId } = await import('../text/CopyableId.tsx');
    return ({ id }) => <CopyableId id={id} short="" />;
  },
  () => null,
);

/** A message that may end with an id, which a button next to it copies. */
export const TextWithId = ({ text, id }: Props) => (
  <span>
    <span>{text}</span>
    {id && text.endsWith(id) && <CopyButton id={id} />}
  </span>
);
