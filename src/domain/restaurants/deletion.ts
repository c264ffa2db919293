/** Whether somebody has typed the name of what they delete, whatever the case and the white space around it. (see rule: delete restaurant) */
export function confirmsDeletion(name: string, typed: string): boolean {
  return plain(typed) === plain(name);
}

const plain = (text: string) => text.trim().toLowerCase();
