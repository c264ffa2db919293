import { ContainerModule } from 'inversify';
import { Passwords } from '#application/session/Passwords.ts';
import { HttpPasswords } from '#infrastructure/session/HttpPasswords.ts';
import { provide } from '../bindings.ts';

export const passwords = new ContainerModule((to) => {
  provide(to, Passwords, HttpPasswords);
});
