import { ContainerModule } from 'inversify';
import { CalledBack } from '#application/telephony/CalledBack.ts';
import { Telephony } from '#application/telephony/Telephony.ts';
import { HttpTelephony } from '#infrastructure/telephony/HttpTelephony.ts';
import { LocalStorageCalledBack } from '#infrastructure/telephony/LocalStorageCalledBack.ts';
import { bindAdapter } from '../bindings.ts';

export const telephony = new ContainerModule((to) => {
  bindAdapter(to, Telephony, HttpTelephony);
  bindAdapter(to, CalledBack, LocalStorageCalledBack);
});
