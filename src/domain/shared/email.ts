/** Returns an email address without the invisible marks that come along when it is pasted. */
export function cleanEmail(text: string): string {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
}
