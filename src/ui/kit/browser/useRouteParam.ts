import { useParams } from 'react-router-dom';

/** Returns a parameter of the route's path. Throws if it is missing, which is a bug. */
export function useRouteParam(name: string): string {
  const value = useParams()[name];
  if (value === undefined) throw new Error(`This route has no parameter ${name}`);
  return value;
}
