import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepInView } from '../../kit/browser/keepInView.ts';
import { useIsReturnVisit } from '../../kit/browser/useIsReturnVisit.ts';
import { sections } from '../../navigation/sections.ts';
import { PANEL } from '../../navigation/panel.ts';

/**
 * Scrolls to the section named in the URL once it is rendered, and focuses it. A URL that names only a
 * panel leads to that panel's section. Keeps the position while content above loads. Does nothing once the
 * user has acted or returned.
 * @returns whether the URL names a section
 */
export function useLinkedSection(): boolean {
  const { pathname, search, hash: named, key } = useLocation();
  // the page was opened with it; panels chosen later are already in view
  const [begun] = useState(key);
  const isPanel = key === begun && new URLSearchParams(search).has(PANEL);
  const hash = named || (isPanel ? `#${sections.voiceAi.id}` : '');
  const place = pathname + hash;
  const isReturn = useIsReturnVisit();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const followed = useRef({ place: '', key: '' });

  useEffect(() => {
    // another panel of the current section
    const isThereAlready = followed.current.key === key || (isReplaced && followed.current.place === place);
    if (hash === '' || isReturn || isThereAlready) return undefined;
    let target: HTMLElement | undefined;
    const take = () => {
      followed.current = { place, key };
    };
    const go = () => {
      const before = target;
      // whenever the page grows, the section or its target may have appeared or moved
      const section = document.getElementById(hash.slice(1));
      if (!section) return;
      target = [...section.querySelectorAll<HTMLElement>('[data-landing]')].at(-1) ?? section;
      target.scrollIntoView({ behavior: 'instant' });
      if (target === before) return;
      take();
      target.focus({ preventScroll: true });
    };
    // a user who has taken over stays when the URL is replaced by one with the same section
    return keepInView(go, take);
  }, [place, hash, key, isReturn, isReplaced]);
  return hash !== '';
}
