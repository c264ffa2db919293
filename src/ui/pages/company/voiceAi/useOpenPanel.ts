import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withQueryValues } from '../../../kit/browser/useQueryParams.ts';
import { viewParams } from '../../../kit/unsaved/keepsUnsavedWork.ts';
import { DISH_PARAM } from '../../../navigation/navItems.ts';
import { PANEL_PARAM } from '../../../navigation/panel.ts';
import { panels } from './panels.ts';

/** Returns the open panel, which is kept in the URL, and a function that opens another one. */
export function useOpenPanel() {
  const [query] = useSearchParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = query.get(PANEL_PARAM);
  const open = panels.find(({ id }) => id === asked);
  const setOpen = useCallback(
    (id: string | undefined) => {
      // removes the previous panel's search and linked part from the URL
      const after = withQueryValues(new URLSearchParams(search), {
        [DISH_PARAM]: undefined,
        [viewParams.part]: undefined,
        [PANEL_PARAM]: id,
      });
      // keeps the URL's hash, so that the page's current section doesn't change
      void navigate({ search: `${after}`, hash }, { preventScrollReset: true, replace: true });
    },
    [navigate, search, hash],
  );
  return { open, setOpen };
}
