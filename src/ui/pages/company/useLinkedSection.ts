import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepInView } from '../../kit/browser/keepInView.ts';
import { useIsReturnVisit } from '../../kit/browser/useIsReturnVisit.ts';
import { companySections } from '../../navigation/companySections.ts';
import { PANEL_PARAM } from '../../navigation/panel.ts';

/**
 * Scrolls to the section in the URL once rendered, and focuses the section. If the URL names only a panel,
 * scrolls to the panel's section. Keeps the section in place while content above loads. Does nothing once the
 * user has acted, or on a return visit.
 * @returns whether the URL names a section
 */
export function useLinkedSection(): boolean {
  const { pathname, search, hash: named, key } = useLocation();
  // only for the panel in the first URL of the page, because panels opened later are already in view
  const [begun] = useState(key);
  const isPanel = key === begun && new URLSearchParams(search).has(PANEL_PARAM);
  const hash = named || (isPanel ? `#${companySections.voiceAi.id}` : '');
  const place = pathname + hash;
  const isReturn = useIsReturnVisit();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const followed = useRef({ place: '', key: '' });

  useEffect(() => {
    // the user has opened another panel of the same section
    const isThereAlready = followed.current.key === key || (isReplaced && followed.current.place === place);
    if (hash === '' || isReturn || isThereAlready) return undefined;
    let target: HTMLElement | undefined;
    const take = () => {
      followed.current = { place, key };
    };
    const go = () => {
      const before = target;
      // the section or its target may have appeared or moved since the page last grew
      const section = document.getElementById(hash.slice(1));
      if (!section) return;
      target = [...section.querySelectorAll<HTMLElement>('[data-landing]')].at(-1) ?? section;
      target.scrollIntoView({ behavior: 'instant' });
      if (target === before) return;
      take();
      target.focus({ preventScroll: true });
    };
    // once the user has acted, replacing the URL doesn't scroll to the same section again
    return keepInView(go, take);
  }, [place, hash, key, isReturn, isReplaced]);
  return hash !== '';
}
