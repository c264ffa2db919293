import { useParams } from 'react-router-dom';

/** A parameter that the path of the route has. Asking for one that it lacks is a bug. */
export function useRouteParam(name: string): string {
  const value = useParams()[name];
  if (value === undefined) throw new Error(`This route has no parameter ${name}`);
  return value;
}
