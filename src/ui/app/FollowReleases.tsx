import { useEffect } from 'react';
import { useLoadNewRelease } from '../kit/lazy/useLoadNewRelease.ts';
import { followReleases } from './followReleases.ts';

/** Keeps a tab that stays open for weeks on the current release. */
export function FollowReleases() {
  const loadNewRelease = useLoadNewRelease();
  useEffect(() => followReleases(loadNewRelease), [loadNewRelease]);
  return null;
}
