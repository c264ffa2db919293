type Names = readonly string[];

const changedIn = (names: Names) => `What you changed in ${names.join(' and ')}`;

const discard = {
  title: 'Discard unsaved changes?',
  keep: 'Keep editing',
  confirm: 'Discard changes',
};

/** What a person is asked before what they edited is left, by how far it is saved. Added. */
export const leaveText = {
  unsaved: { ...discard, text: (names: Names) => `${changedIn(names)} is not saved.` },
  outstanding: {
    ...discard,
    text: (names: Names) => `${changedIn(names)} may still be saved: no answer has come yet.`,
  },
  awaited: {
    title: 'Leave while it is being saved?',
    keep: 'Wait here',
    confirm: 'Leave now',
    text: (names: Names) =>
      `${changedIn(names)} is being saved, and you go on as soon as it is. If you leave now and that fails, it is lost.`,
  },
};
