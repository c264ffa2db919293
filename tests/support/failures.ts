import { Failure } from '#application/Failure.ts';

export const unreachable = () => new Failure('unreachable');
export const refused = (status: number, serverMessage?: string) =>
  new Failure(status === 401 ? 'unauthenticated' : 'rejected', { status, serverMessage });
