import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { Children, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { PlaceContext, type Place } from './place.ts';
import { RevealOrder } from './RevealOrder.ts';
import { useLinkedSection } from './useLinkedSection.ts';

interface Props {
  /** What stands above all parts has its height. */
  readonly begun: boolean;
  /** The parts; one that is not there yet is awaited like one that loads. */
  readonly children: ReactNode;
}

/** Shows parts of a page one after the other, while all of them load from the start. See {@link RevealOrder}. */
export const RevealInOrder = observer(function RevealInOrder({ begun, children }: Props) {
  const [order] = useState(() => new RevealOrder(Children.count(children)));
  const { awaited } = order;
  useLayoutEffect(() => {
    if (begun) order.begin();
  }, [order, begun]);
  useEffect(() => (begun ? order.wait() : undefined), [order, begun, awaited]);
  useLinkedSection();
  return Children.map(children, (part, index) => (
    <Part order={order} index={index}>
      {part}
    </Part>
  ));
});

interface PartProps {
  readonly order: RevealOrder;
  readonly index: number;
  readonly children: ReactNode;
}

const Part = observer(function Part({ order, index, children }: PartProps) {
  // one object for good: what the part reads of it renders the part anew, and nothing else does
  const place = useMemo<Place>(
    () => ({
      get isShown() {
        return order.isShown(index);
      },
      get isLate() {
        return order.isLate(index);
      },
      arrive: () => order.arrive(index),
    }),
    [order, index],
  );
  return (
    <Box hidden={!place.isShown} sx={{ minWidth: 0 }}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </Box>
  );
});
