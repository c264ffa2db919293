import { ContainerModule } from 'inversify';
import { Telephony } from '#application/telephony/Telephony.ts';
import { HttpTelephony } from '#infrastructure/telephony/HttpTelephony.ts';
import { provide } from '../bindings.ts';

export const telephony = new ContainerModule((to) => {
  provide(to, Telephony, HttpTelephony);
});
