import { addressOf } from '../app/pages.ts';

/** The address of a section of the landing page: the fragment is the id of its element. */
export const sectionAddress = (id: string): string => `${addressOf('home')}#${id}`;
