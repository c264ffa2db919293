/** Drawn bare, for rows that come by the dozen with each letter of a search. */
const PATHS = {
  drag: 'M9 5h2v2H9zm4 0h2v2h-2zM9 11h2v2H9zm4 0h2v2h-2zm-4 6h2v2H9zm4 0h2v2h-2z',
  up: 'm4 12 1.4 1.4L11 7.8V20h2V7.8l5.6 5.6L20 12l-8-8z',
  down: 'm20 12-1.4-1.4L13 16.2V4h-2v12.2l-5.6-5.6L4 12l8 8z',
  edit: 'M14.06 9.02l.92.92L5.92 19H5v-.92zM17.66 3c-.25 0-.51.1-.7.29l-1.83 1.83 3.75 3.75 1.83-1.83a1 1 0 0 0 0-1.41l-2.34-2.34A.98.98 0 0 0 17.66 3m-3.6 3.19L3 17.25V21h3.75L17.81 9.94z',
  remove: 'M16 9v10H8V9zm-1.5-6h-5l-1 1H5v2h14V4h-3.5zM18 7H6v12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2z',
};

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden>
      <path d={PATHS[name]} />
    </svg>
  );
}
