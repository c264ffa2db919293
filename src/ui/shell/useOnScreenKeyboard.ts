import { useEffect, useState } from 'react';

/** Minimum height of a keyboard in pixels. The browser's own bars are lower. */
const MIN_KEYBOARD_PX = 150;

/** Whether an on-screen keyboard covers part of the page. */
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
