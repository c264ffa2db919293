import { ContainerModule } from 'inversify';
import { Telephony } from '#application/telephony/Telephony.ts';
import { HttpTelephony } from '#infrastructure/telephony/HttpTelephony.ts';
import { bindAdapter } from '../bindings.ts';

export const telephony = new ContainerModule((to) => {
  bindAdapter(to, Telephony, HttpTelephony);
});
