import { addressOf } from '../app/pages.ts';

export const toMuseums = { label: 'View All Museums', to: addressOf('museums') };

export const toMuseum = (museumId: string) => addressOf('museum', { museumId });
