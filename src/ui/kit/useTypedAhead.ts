import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A text that the address keeps. What is being typed goes ahead of the address, which follows a moment later by being
 * replaced; whatever else changes the address brings another text.
 */
export function useTypedAhead(kept: string): readonly [text: string, typeIn: (text: string) => void] {
  const { key: visit } = useLocation();
  const arrivedBy = useNavigationType();
  const [typed, setTyped] = useState<{ readonly text: string; readonly visit: string }>();
  const isOurs = typed && (typed.visit === visit || arrivedBy === NavigationType.Replace);
  // what was left does not come back with the next change of the address
  if (typed && !isOurs) setTyped(undefined);
  return [isOurs ? typed.text : kept, (text) => setTyped({ text, visit })];
}
