/** Messages of forms. */
export const formText = {
  resumed: 'We restored your unsaved changes. Save to keep them.',
  resumedInPart:
    'We restored your unsaved changes, except in fields someone else changed. Review them before you save.',
  contested: 'Someone else saved changes. Save to overwrite theirs, or discard yours to see them.',
};
