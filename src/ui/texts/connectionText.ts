export const connectionText = {
  title: "You're offline",
  strip: "You're offline. This page may be out of date, and you can't save until you're back online.",
  form: "You're offline. Your entries stay here. Send them when you're back online.",
  page: "This page opens when you're back online.",
};
