import { describe, expect, it, vi } from 'vitest';
import { lateAdapter } from './lateAdapter.ts';

class Greeter {
  private readonly greeting: string;
  constructor(greeting: string) {
    this.greeting = greeting;
  }
  async greet(name: string) {
    return `${this.greeting}, ${name}`;
  }
}

describe('a late adapter', () => {
  it('is loaded by the first call, and once', async () => {
    const load = vi.fn(async () => 'Ciao');
    const greeter = lateAdapter(load, (greeting) => new Greeter(greeting));
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([greeter.greet('Giulia'), greeter.greet('Marcus')])).toEqual([
      'Ciao, Giulia',
      'Ciao, Marcus',
    ]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('that cannot be loaded is out of reach, until the next call', async () => {
    const load = vi.fn(async () => 'Ciao');
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const greeter = lateAdapter(load, (greeting) => new Greeter(greeting));
    await expect(greeter.greet('Giulia')).rejects.toMatchObject({ name: 'Failure', kind: 'unreachable' });
    expect(await greeter.greet('Giulia')).toBe('Ciao, Giulia');
  });

  it('is no promise itself', async () => {
    const greeter = lateAdapter(
      async () => 'Ciao',
      (greeting) => new Greeter(greeting),
    );
    expect(await (await Promise.resolve(greeter)).greet('Giulia')).toBe('Ciao, Giulia');
  });
});
