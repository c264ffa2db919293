import type { Faults } from '../faults/faults.ts';

/** Lets the browser refuse the microphone when a fault says so, in the way that a person would. */
export function refuseMicrophone(faults: Faults): void {
  // only a page that came over HTTPS, or from this machine, has any
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return;
  const ask = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (constraints) => {
    if (constraints?.audio && faults.takeForMicrophone()) {
      throw new DOMException('Permission denied', 'NotAllowedError');
    }
    return ask(constraints);
  };
}
