import { ContainerModule } from 'inversify';
import { Passwords } from '#application/session/Passwords.ts';
import { HttpPasswords } from '#infrastructure/session/HttpPasswords.ts';
import { bindAdapter } from '../bindings.ts';

export const passwords = new ContainerModule((to) => {
  bindAdapter(to, Passwords, HttpPasswords);
});
