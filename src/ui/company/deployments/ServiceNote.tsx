import { brand } from '../../texts/brand.ts';
import { telephonyText } from '../../texts/telephonyText.ts';
import { Quiet } from '../../kit/Quiet.tsx';

/** Says once what the telephony service is, where the host speaks of it by its name. */
export function ServiceNote({ said }: { readonly said: readonly string[] }) {
  if (!said.some((text) => text.includes(brand.telephony))) return null;
  return <Quiet>{telephonyText.service}</Quiet>;
}
