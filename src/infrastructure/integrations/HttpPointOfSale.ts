import * as v from 'valibot';
import type { PointOfSale } from '#application/integrations/PointOfSale.ts';
import type { PosProvider, PosStatus } from '#domain/integrations/pointOfSale.ts';
import type { ReplySchema } from '../http/Api.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { booleanSchema, ifReadable, text, UrlReply } from '../http/schemas.ts';

const StatusReply: ReplySchema<PosStatus> = v.object({
  isConnected: booleanSchema,
  merchantId: ifReadable(text),
});

export class HttpPointOfSale implements PointOfSale {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  status(provider: PosProvider, companyId: string, signal?: AbortSignal) {
    return this.api.get(path`/api/integrations/${provider}/${companyId}/status`, StatusReply, signal);
  }

  authorizationUrl(provider: PosProvider, companyId: string) {
    return this.api.get(path`/api/integrations/${provider}/${companyId}/auth/start`, UrlReply);
  }
}
