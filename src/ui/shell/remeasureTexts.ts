/**
 * Fields that are as high as their text measure it when it is typed and when the window changes. Fonts that arrive later
 * change it as well: with wider letters, the last line would be cut off.
 */
export function remeasureTexts(): () => void {
  const remeasure = () => void dispatchEvent(new Event('resize'));
  document.fonts.addEventListener('loadingdone', remeasure);
  return () => document.fonts.removeEventListener('loadingdone', remeasure);
}
