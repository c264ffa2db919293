import { useParams } from 'react-router-dom';

/** Returns a parameter of the route's path. A missing parameter is a bug. */
export function useRouteParam(name: string): string {
  const value = useParams()[name];
  if (value === undefined) throw new Error(`This route has no parameter ${name}`);
  return value;
}
