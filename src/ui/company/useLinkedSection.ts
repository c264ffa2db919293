import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepInView } from '../kit/keepInView.ts';
import { useIsReturnVisit } from '../kit/useIsReturnVisit.ts';
import { sections } from './sections.ts';
import { PANEL } from './voiceAi/panel.ts';

/** The attribute of what a link to a section leads to, where that is not the section's beginning. */
export const scrollToLinkedSection = { 'data-landing': '' } as const;

/**
 * Goes to the section that the address names as soon as it is there, and brings the focus to it; an address that names
 * but a panel names its section. It stays there while what is above still comes. Who has begun to do something since the
 * link, or comes back, is left in peace.
 * @returns whether the address names one
 */
export function useLinkedSection(): boolean {
  const { pathname, search, hash: named, key } = useLocation();
  // with this the page was opened: panels that are chosen later are in sight
  const [begun] = useState(key);
  const isPanel = key === begun && new URLSearchParams(search).has(PANEL);
  const hash = named || (isPanel ? `#${sections.voiceAi.id}` : '');
  const place = pathname + hash;
  const isReturn = useIsReturnVisit();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const followed = useRef({ place: '', key: '' });

  useEffect(() => {
    // another panel of the section where one is
    const isThereAlready = followed.current.key === key || (isReplaced && followed.current.place === place);
    if (hash === '' || isReturn || isThereAlready) return undefined;
    let target: HTMLElement | undefined;
    const take = () => {
      followed.current = { place, key };
    };
    const go = () => {
      const before = target;
      // each growth of the page may have shown the section, what it leads to in there, or moved them
      const section = document.getElementById(hash.slice(1));
      if (!section) return;
      target = section.querySelector<HTMLElement>('[data-landing]') ?? section;
      target.scrollIntoView({ behavior: 'instant' });
      if (target === before) return;
      take();
      target.focus({ preventScroll: true });
    };
    // who has taken over stays where they are when the address is replaced by one with the same section
    return keepInView(go, take);
  }, [place, hash, key, isReturn, isReplaced]);
  return hash !== '';
}
