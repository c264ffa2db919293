import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { comparable } from '#domain/shared/comparable.ts';
import { wordMatcher } from '#domain/shared/wordMatcher.ts';
import { addressOf } from '../navigation/pages.ts';
import { callsAddress } from '../calls/callAddress.ts';
import type { RestaurantNameLinkState } from '../navigation/cachedRestaurantName.ts';
import { DialogErrorBoundary } from '../kit/crashes/DialogErrorBoundary.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { dishAddress, instructionsSectionAddress, navItemAddress } from '../navigation/navItems.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { useOpenCompanyId } from '../navigation/useOpenCompanyId.ts';
import { searchFor } from '../orders/useOrderQuery.ts';
import { paletteText } from '../texts/paletteText.ts';
import { UNNAMED_RESTAURANT } from '../texts/companyText.ts';
import styles from './CommandPaletteDialog.module.css';
import { navItemKeywords } from './navItemKeywords.ts';
import { useDishes } from './useDishes.ts';
import { groupEntries, PaletteViewModel, type PaletteEntry } from './PaletteViewModel.ts';

// more entries would not help, because typing another letter narrows the list
const MAX_SHOWN = 40;

/** Returns the entries that contain every typed word. */
function matching(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const isFound = wordMatcher(text) ?? (() => true);
  const wordsOf = ({ label, number = '', place }: PaletteEntry) =>
    [label, digitsOf(number), place && navItemKeywords[place]].join(' ');
  return entries.filter((entry) => isFound(wordsOf(entry))).slice(0, MAX_SHOWN);
}

/** Reduces an order number or phone number to its digits. */
const digitsOf = (text: string) => comparable(text).replaceAll(/[\s()+.#-]/g, '');
const isNumber = (text: string) => /^\d+$/.test(digitsOf(text));

interface Props {
  readonly onClose: () => void;
}

/** The command palette: the user types a few letters and presses Enter to open a page. */
export function CommandPaletteDialog({ onClose }: Props) {
  return (
    <DialogErrorBoundary title={paletteText.title} onClose={onClose}>
      <Entries onClose={onClose} />
    </DialogErrorBoundary>
  );
}

const Entries = observer(function Entries({ onClose }: Props) {
  const navigate = useNavigate();
  const { entries, restaurants } = useSharedViewModel(PaletteViewModel);
  const lookedFor = useSearchEntries();
  const greetings = useGreetings();
  const { dishes, status } = useDishes();
  const options = [
    ...entries,
    ...greetings,
    ...dishes,
    { group: 'Pages', label: 'Dashboard', address: addressOf('dashboard') } as const,
    { group: 'Pages', label: 'My Profile', address: addressOf('profile') } as const,
    ...(restaurants.value ?? []).map(({ id, name }) => ({
      group: 'Restaurants' as const,
      label: name?.trim() || UNNAMED_RESTAURANT,
      address: addressOf('company', { companyId: id }),
      state: { restaurantName: name } satisfies RestaurantNameLinkState,
    })),
  ].toSorted(groupEntries);
  return (
    <Dialog
      open
      onClose={onClose}
      // the library would label the dialog by a title, which this dialog doesn't have
      slotProps={{ paper: named(paletteText.title) }}
      fullWidth
      maxWidth="sm"
      className={styles.palette}
    >
      <Autocomplete
        open
        autoHighlight
        disablePortal
        options={options}
        filterOptions={(all, { inputValue }) => {
          const text = inputValue.trim();
          const found = matching(all, isNumber(text) ? digitsOf(text) : text);
          return found.length > 0 ? found : lookedFor(text);
        }}
        groupBy={({ group }) => group}
        renderGroup={({ key, group, children }) => (
          // a listbox may contain groups of options, but MUI would render a list in each group
          <div key={key} role="group" aria-label={group}>
            <div aria-hidden className={styles.group}>
              {group}
            </div>
            <ul role="presentation" className={styles.options}>
              {children}
            </ul>
          </div>
        )}
        getOptionLabel={({ label }) => label}
        renderOption={({ key, ...option }, { label }) => (
          <li key={key} {...option} dir="auto">
            {label}
          </li>
        )}
        getOptionKey={({ address, label }) => address + label}
        loading={restaurants.pending}
        loadingText={paletteText.loading}
        noOptionsText={paletteText.none}
        onChange={(_event, chosen) => {
          if (!chosen) return;
          onClose();
          void navigate(chosen.address, { state: chosen.state });
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        renderInput={({ slotProps }) => (
          <div className={styles.search}>
            <InputBase
              // focuses the field, so that the user can type immediately
              inputRef={focus}
              fullWidth
              placeholder={paletteText.placeholder}
              endAdornment={
                <SecondaryText as="span" role="status" className={styles.status}>
                  {status}
                </SecondaryText>
              }
              ref={slotProps.input.ref}
              inputProps={{ ...slotProps.htmlInput, dir: 'auto', 'aria-label': paletteText.title }}
            />
          </div>
        )}
        slotProps={{
          popper: { className: styles.popper },
          paper: { elevation: 0, className: styles.found },
          // not a list element, because a list may not contain groups
          listbox: { component: 'div', ...named(paletteText.title), className: styles.list },
        }}
      />
    </Dialog>
  );
});

const named = (title: string) => ({ 'aria-label': title, 'aria-labelledby': undefined });

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Returns entries for both greetings, whose panels have other names. (see rule: greeting) */
function useGreetings(): readonly PaletteEntry[] {
  const companyId = useOpenCompanyId();
  const { mayAdminister } = useSharedViewModel(OpenRestaurantViewModel);
  if (!companyId || !mayAdminister) return [];
  return [
    { group: 'Pages', label: paletteText.firstMessage, address: navItemAddress('voice', companyId) },
    {
      group: 'Pages',
      label: paletteText.greetingStage,
      address: instructionsSectionAddress(companyId, 'greeting'),
    },
  ];
}

/** Returns entries that search the open restaurant, whose dishes, orders, and calls may not be loaded. */
function useSearchEntries(): (text: string) => PaletteEntry[] {
  const companyId = useOpenCompanyId();
  const { mayAdminister } = useSharedViewModel(OpenRestaurantViewModel);
  return (text) => {
    if (!companyId || text === '') return [];
    const entry = (label: string, address: string) => ({ group: 'Search', label, address }) as const;
    const inOrders = entry(paletteText.inOrders(text), addressOf('orders', { companyId }) + searchFor(text));
    if (isNumber(text)) return [inOrders];
    const inCalls = entry(paletteText.inCalls(text), callsAddress(companyId, { text }));
    if (!mayAdminister) return [inOrders, inCalls];
    return [entry(paletteText.onMenu(text), dishAddress(companyId, text)), inOrders, inCalls];
  };
}
