import { useEffect, useState } from 'react';

/** Minimum height of an on-screen keyboard in pixels. Browser bars are less tall. */
const MIN_KEYBOARD_PX = 150;

/** Returns whether an on-screen keyboard covers part of the page. */
export function useOnScreenKeyboard(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const { visualViewport: view } = window;
    if (!view) return undefined;
    const update = () => setOpen(innerHeight - view.height * view.scale > MIN_KEYBOARD_PX);
    view.addEventListener('resize', update);
    return () => view.removeEventListener('resize', update);
  }, []);
  return isOpen;
}
