import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { Children, useEffect, useMemo, useState, type ReactNode } from 'react';
import { PlaceContext } from './place.ts';
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
  useEffect(() => (begun ? order.wait() : undefined), [order, begun, awaited]);
  useLinkedSection();
  return Children.map(children, (part, index) => (
    <Part order={order} place={index} begun={begun}>
      {part}
    </Part>
  ));
});

interface PartProps {
  readonly order: RevealOrder;
  readonly place: number;
  readonly begun: boolean;
  readonly children: ReactNode;
}

const Part = observer(function Part({ order, place, begun, children }: PartProps) {
  const shown = begun && order.isShown(place);
  const late = order.isLate(place);
  const context = useMemo(
    () => ({ shown, late, arrive: () => order.arrive(place) }),
    [order, place, shown, late],
  );
  return (
    <Box hidden={!shown} sx={{ minWidth: 0 }}>
      <PlaceContext value={context}>{children}</PlaceContext>
    </Box>
  );
});
