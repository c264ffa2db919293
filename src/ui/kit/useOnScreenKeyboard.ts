import { useEffect, useState } from 'react';

/** More than a browser's own bars take when they appear. */
const KEYBOARD_PX = 150;

/** Whether an on-screen keyboard covers part of the page. */
export function useOnScreenKeyboard(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const { visualViewport: view } = window;
    if (!view) return undefined;
    const look = () => setOpen(innerHeight - view.height * view.scale > KEYBOARD_PX);
    view.addEventListener('resize', look);
    return () => view.removeEventListener('resize', look);
  }, []);
  return isOpen;
}
