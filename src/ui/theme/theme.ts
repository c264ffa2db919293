import { createTheme, type Theme } from '@mui/material/styles';
import type { Tone } from '#domain/shared/tone.ts';
import { darkTokens, lightTokens, type Scheme } from './tokens.ts';
import { focusRing } from './focusRing.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

const bodyFont = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";
const displayFont = "'Bricolage Grotesque Variable', 'Bricolage Fallback', sans-serif";

function palette({ canvas, paper, divider, text, textMuted, primary, primaryHover, onPrimary, own }: Scheme) {
  const wordsOf = (tone: Tone) => ({ main: own.status[tone].text, contrastText: paper });
  return {
    primary: { main: primary, dark: primaryHover, light: primaryHover, contrastText: onPrimary },
    success: wordsOf('success'),
    warning: wordsOf('warning'),
    error: wordsOf('error'),
    info: wordsOf('info'),
    background: { default: canvas, paper },
    text: { primary: text, secondary: textMuted, disabled: textMuted },
    // disabled text stays readable
    action: { disabled: textMuted },
    divider,
    ...own,
  };
}

/** A focus ring for elements that are close to other elements or to text. */
const ringAt = (outlineOffset: string) => ({ '&.Mui-focusVisible, &:focus-visible': { outlineOffset } });
const heading = {
  fontFamily: displayFont,
  fontWeight: 650,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  // breaks long words in large text on a phone
  overflowWrap: 'break-word',
} as const;

/** A border in forced-colors mode, which removes the shadow around menus and dialogs. */
const forcedBorder = { '@media (forced-colors: active)': { border: '2px solid' } } as const;

const buildTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: palette(lightTokens) }, dark: { palette: palette(darkTokens) } },
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1280, xl: 1536 } },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: bodyFont,
    h1: { ...heading, fontSize: '1.75rem', lineHeight: 1.25 },
    h2: { ...heading, fontSize: '1.375rem', lineHeight: 1.35 },
    h3: { ...heading, fontSize: '1.125rem', lineHeight: 1.5 },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 44, paddingInline: 20 },
        sizeLarge: { minHeight: 52 },
        // logical margins, because MUI's own don't follow the text direction
        startIcon: ({ ownerState }) => ({
          margin: 0,
          marginInline: ownerState.size === 'small' ? '-2px 8px' : '-4px 8px',
        }),
        outlined: { borderColor: 'var(--mui-palette-border-strong)' },
        // forced colors remove the button's background
        contained: { '@media (forced-colors: active)': { border: '2px solid' } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    // the focus ring is inside the tab, because the row of tabs would clip it
    MuiTab: { styleOverrides: { root: ringAt('-3px') } },
    // forced colors would remove the indicator, which is only a background
    MuiTabs: {
      styleOverrides: { indicator: { '@media (forced-colors: active)': { backgroundColor: 'Highlight' } } },
    },
    // the focus ring surrounds the visible circle, not the larger touch area
    MuiRadio: { styleOverrides: { root: ringAt('-8px') } },
    MuiCheckbox: { styleOverrides: { root: ringAt('-8px') } },
    MuiOutlinedInput: {
      styleOverrides: {
        // no gap in the border for a label, because labels are above the field, and Firefox drew such a
        // border without its lower edge
        notchedOutline: {
          borderColor: 'var(--mui-palette-border-strong)',
          top: 0,
          '& legend': { display: 'none' },
        },
        root: { backgroundColor: 'var(--mui-palette-background-paper)', minHeight: 44 },
        // the text area fills its frame, so that the shading of a read-only field covers the whole frame
        multiline: { padding: 0 },
        input: {
          paddingBlock: 11,
          'textarea&': { paddingInline: 14 },
          // WebKit shows the current time in an empty field
          '&[type=datetime-local][value=""]': { color: 'var(--mui-palette-text-secondary)' },
          '&:read-only:not(select)': { backgroundColor: 'var(--mui-palette-surface-sunken)' },
        },
      },
    },
    MuiNativeSelect: {
      styleOverrides: {
        // places the icon as far from the edge as the text on the other side
        icon: { right: 'auto', insetInlineEnd: 12 },
        select: { '&&': { paddingInline: '14px 44px' } },
      },
    },
    MuiDialog: {
      styleOverrides: { paper: { backgroundColor: 'var(--mui-palette-surface-raised)', ...forcedBorder } },
    },
    MuiPopover: { styleOverrides: { paper: forcedBorder } },
    MuiDrawer: { styleOverrides: { paper: forcedBorder } },
    MuiDialogTitle: { styleOverrides: { root: { ...heading, fontSize: '1.375rem', lineHeight: 1.35 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiLink: { defaultProps: { underline: 'always' } },
  },
});

/**
 * The theme, with both color schemes as CSS variables, so that switching re-renders nothing. The root element
 * defines each variable once, with its light value.
 */
export const theme: Theme = { ...buildTheme, vars: buildTheme.generateThemeVars() };
theme.spacing = theme.generateSpacing();
