import { ContainerModule } from 'inversify';
import { CalledBackCallIds } from '#application/telephony/CalledBackCallIds.ts';
import { Telephony } from '#application/telephony/Telephony.ts';
import { HttpTelephony } from '#infrastructure/telephony/HttpTelephony.ts';
import { LocalStorageCalledBackCallIds } from '#infrastructure/telephony/LocalStorageCalledBackCallIds.ts';
import { bindAdapter } from '../bindings.ts';

export const telephony = new ContainerModule((to) => {
  bindAdapter(to, Telephony, HttpTelephony);
  bindAdapter(to, CalledBackCallIds, LocalStorageCalledBackCallIds);
});
