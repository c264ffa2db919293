import { slug } from 'github-slugger';
import { defineConfig } from 'vitepress';
import { handbookLinks } from './links.ts';
import { mermaidFences } from './mermaidFences.ts';
import { sidebar } from './sidebar.ts';

/**
 * The handbook as a website. The content is the Markdown in `docs/`; this file only configures its
 * presentation.
 */
export default defineConfig({
  title: 'Tableside handbook',
  description: 'What Tableside does, by which rules, and where that is said in the code',
  lang: 'en',
  base: '/docs/',
  outDir: '../dist-docs',
  cacheDir: '../node_modules/.cache/handbook',
  srcExclude: ['generator/**'],
  // code hosts show a folder's README for the folder
  rewrites: { 'README.md': 'index.md', ':folder/README.md': ':folder/index.md' },
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    // URLs in test titles are not links
    linkify: false,
    // uses code hosts' heading IDs, which the links in the Markdown expect
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
