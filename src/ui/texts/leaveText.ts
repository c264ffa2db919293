type Names = readonly string[];

const changesIn = (names: Names) => `changes in ${names.join(' and ')}`;

const discard = {
  title: 'Discard unsaved changes?',
  keep: 'Keep editing',
  confirm: 'Discard changes',
};

/** Questions before leaving unsaved work, by save state. */
export const leaveText = {
  unsaved: { ...discard, text: (names: Names) => `You have unsaved ${changesIn(names)}.` },
  outstanding: {
    ...discard,
    text: (names: Names) => `Your ${changesIn(names)} may still be saved. The server hasn't responded yet.`,
  },
  awaited: {
    title: 'Leave while saving?',
    keep: 'Keep waiting',
    confirm: 'Leave now',
    text: (names: Names) =>
      `Your ${changesIn(names)} are being saved. You'll continue as soon as that's done. If you leave now, you could lose them.`,
  },
};
