import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { Diagram } from './Diagram.ts';
import './handbook.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => void app.component('Diagram', Diagram),
} satisfies Theme;
