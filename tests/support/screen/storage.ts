/** Reads the app's session from local storage. */
export const storedSession = () => ({
  accessToken: localStorage.getItem('accessToken'),
  user: localStorage.getItem('user'),
});

export const NO_STORED_SESSION = { accessToken: null, user: null };
