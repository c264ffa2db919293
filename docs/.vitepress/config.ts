import { slug } from 'github-slugger';
import { defineConfig } from 'vitepress';
import { handbookLinks } from './links.ts';
import { mermaidFences } from './mermaidFences.ts';
import { sidebar } from './sidebar.ts';

/** The handbook as a site. The Markdown of `docs/` is all that is said; here stands only how it is shown. */
export default defineConfig({
  title: 'Tableside handbook',
  description: 'What Tableside does, by which rules, and where that is said in the code',
  lang: 'en',
  base: '/docs/',
  outDir: '../dist-docs',
  cacheDir: '../node_modules/.cache/handbook',
  srcExclude: ['generator/**'],
  // a folder's page is what a code host shows for the folder
  rewrites: { 'README.md': 'index.md', ':folder/README.md': ':folder/index.md' },
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    // an address in the title of a test is no link
    linkify: false,
    // as code hosts do, which the links within the Markdown are written for
    anchor: { slugify: (heading) => slug(heading) },
    config(markdown) {
      handbookLinks(markdown);
      mermaidFences(markdown);
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    sidebar: sidebar(),
    docFooter: { prev: false, next: false },
  },
});
