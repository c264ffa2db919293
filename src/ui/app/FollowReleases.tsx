import { useEffect } from 'react';
import { useLoadNewRelease } from '../kit/lazy/useLoadNewRelease.ts';
import { followReleases } from './followReleases.ts';

/** Keeps a tab on the current release, even if the tab stays open for weeks. */
export function FollowReleases() {
  const loadNewRelease = useLoadNewRelease();
  useEffect(() => followReleases(loadNewRelease), [loadNewRelease]);
  return null;
}
