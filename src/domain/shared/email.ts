/** Removes invisible marks from a pasted email address. */
export function cleanEmail(text: string): string {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
}
