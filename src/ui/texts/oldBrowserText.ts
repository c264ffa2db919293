import { brand } from './brand.ts';

/** Texts of the page that replaces all other pages in a browser that is too old. */
export const oldBrowserText = {
  title: `Your browser is too old for ${brand.name}`,
  help: (supported: string) => [
    'Update your browser, or open this page on another device. On an iPhone or iPad, update iOS or iPadOS in Settings.',
    `You need ${supported}.`,
  ],
  contact: 'Questions? Write to',
};
