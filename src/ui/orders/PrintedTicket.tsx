import GlobalStyles from '@mui/material/GlobalStyles';
import Portal from '@mui/material/Portal';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Order } from '#domain/orders/order.ts';
import { ticketParts } from '#domain/orders/ticket.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { clockTime, longDate } from '../texts/dates.ts';
import { focusOrderButton } from './focusOrderButton.ts';
import type { PrintOrderViewModel } from './PrintOrderViewModel.ts';
import styles from './PrintedTicket.module.css';

/** Width of a kitchen printer's roll, and of the unprintable margin on each side, in millimeters. */
const PAPER = 80;
const MARGIN = 4;
const PIXELS_PER_MILLIMETRE = 96 / 25.4;

/**
 * The ticket being printed: the only content on paper, and invisible on screen. Stays until the next press,
 * because no event reliably marks the end of printing. iOS fires `afterprint` when its preview is ready, and
 * then lays out the page again for the chosen printer. Some browsers never fire the event. While a print
 * dialog is open, the page receives no presses.
 */
export const PrintedTicket = observer(function PrintedTicket({ vm }: { readonly vm: PrintOrderViewModel }) {
  const { company } = useSharedViewModel(OpenRestaurantViewModel);
  const { job, end } = vm;
  useEffect(() => {
    if (!job) return undefined;
    const over = new AbortController();
    // hiding the page in print would lose its scroll position
    const place = scrollY;
    const comeBack = () => {
      scrollTo({ top: place, behavior: 'instant' });
      // hiding the page in print takes focus from its elements
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusOrderButton(job.order, 'Print');
      });
    };
    addEventListener('afterprint', comeBack, { signal: over.signal });
    // also fires in browsers that never fire `afterprint`
    matchMedia('print').addEventListener('change', ({ matches }) => !matches && comeBack(), {
      signal: over.signal,
    });
    for (const press of ['pointerdown', 'keydown']) {
      addEventListener(press, end, { signal: over.signal, capture: true });
    }
    return () => over.abort();
  }, [job, end]);
  if (!job) return null;
  return (
    <Portal>
      <Ticket key={job.id} order={job.order} restaurant={company.value?.name} onDrawn={vm.drawn} />
    </Portal>
  );
});

interface TicketProps {
  readonly order: Order;
  readonly restaurant: string | undefined;
  readonly onDrawn: () => void;
}

function Ticket({ order, restaurant, onDrawn }: TicketProps) {
  const ticket = useRef<HTMLDivElement>(null);
  // the ticket's height in millimeters, at which the printer cuts the roll
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const pixels = ticket.current?.getBoundingClientRect().height ?? 0;
    setHeight(Math.ceil(pixels / PIXELS_PER_MILLIMETRE) + 2 * MARGIN);
  }, []);
  useEffect(() => {
    if (height !== undefined) onDrawn();
  }, [height, onDrawn]);
  return (
    <>
      {height !== undefined && <GlobalStyles styles={paper(height)} />}
      <div ref={ticket} aria-hidden data-ticket className={styles.ticket}>
        {restaurant && <div dir="auto">{restaurant}</div>}
        <strong>{`#${order.number}`}</strong>
        <div>
          <span>{`${longDate(order.placedAt)},`}</span> <time>{clockTime(order.placedAt)}</time>
        </div>
        {ticketParts(order.details).map(({ isAllergy, text }, index) => (
          <pre key={index} dir="auto" data-allergy={isAllergy || undefined}>
            {text}
          </pre>
        ))}
      </div>
    </>
  );
}

/** Returns the style of the paper size. Not in a style sheet, because `@page` can't use CSS variables. */
const paper = (height: number) =>
  ({ '@page': { size: `${PAPER}mm ${height}mm`, margin: `${MARGIN}mm` } }) as const;
