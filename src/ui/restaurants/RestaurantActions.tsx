import Button from '@mui/material/Button';
import { useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { lazyDialog } from '../kit/dialogs/DialogLoadFailure.tsx';
import { dashboardText } from '../texts/dashboardText.ts';
import type { RestaurantActionItems } from './RestaurantActionItems.tsx';

const MenuItems = lazyDialog<ComponentProps<typeof RestaurantActionItems>>(
  async () => (await import('./RestaurantActionItems.tsx')).RestaurantActionItems,
);

interface Props {
  readonly name: string;
  readonly onDelete: () => void;
}

/** A button on a restaurant's card that opens a menu of rarely used actions. */
export function RestaurantActions({ name, onDelete }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  /** The pressed button. Set while its menu is open. */
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        ref={button}
        aria-label={dashboardText.moreFor(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {dashboardText.more}
      </Button>
      {anchor && (
        <MenuItems
          anchor={anchor}
          onClose={close}
          onDelete={() => {
            // closes the menu first, so that the dialog later returns focus to this button
            flushSync(close);
            button.current?.focus();
            onDelete();
          }}
        />
      )}
    </>
  );
}
