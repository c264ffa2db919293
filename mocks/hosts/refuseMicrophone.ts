import type { Faults } from '../faults/faults.ts';

/** Denies the microphone if a fault requests it, as if the user had declined. */
export function refuseMicrophone(faults: Faults): void {
  // undefined unless the page uses HTTPS or localhost
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return;
  const ask = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (constraints) => {
    if (constraints?.audio && faults.forMicrophone()) {
      throw new DOMException('Permission denied', 'NotAllowedError');
    }
    return ask(constraints);
  };
}
