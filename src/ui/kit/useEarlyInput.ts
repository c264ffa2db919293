import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A ref for a text input. What was typed into its HTML, or filled in by a password manager, before there was any code is
 * told once there is.
 */
export function useEarlyInput(value: unknown, onType: ((text: string) => void) | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent((early: string | undefined) => {
    if (early && early !== value) onType?.(early);
  });
  useEffect(() => tell(input.current?.value), []);
  return input;
}
