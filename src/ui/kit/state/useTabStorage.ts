import { useContext } from 'react';
import type { TabStorage } from '#application/shared/TabStorage.ts';
import { CompositionContext } from './CompositionContext.ts';

export const useTabStorage = (): TabStorage => useContext(CompositionContext).tabStorage;
