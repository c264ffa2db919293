import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withQueryValues } from '../../kit/useQueryParams.ts';
import { DISH_PARAM } from '../../openRestaurant/navItems.ts';
import { PANEL } from './panel.ts';
import { panels } from './panels.ts';

/** Which panel is open, and the way to open another or none; it stands in the address of the page. */
export function useOpenPanel() {
  const [query] = useSearchParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = query.get(PANEL);
  const open = panels.find(({ id }) => id === asked);
  const setOpen = useCallback(
    (id: string | undefined) => {
      // what was looked for, was so in the panel that is left
      const after = withQueryValues(new URLSearchParams(search), { [DISH_PARAM]: undefined, [PANEL]: id });
      // the section that the address names stays the one where somebody is
      void navigate({ search: `${after}`, hash }, { preventScrollReset: true, replace: true });
    },
    [navigate, search, hash],
  );
  return { open, setOpen };
}
