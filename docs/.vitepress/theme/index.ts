import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { ApiReference } from './ApiReference.ts';
import { Diagram } from './Diagram.ts';
import './handbook.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('Diagram', Diagram);
    app.component('ApiReference', ApiReference);
  },
} satisfies Theme;
