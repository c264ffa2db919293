import * as v from 'valibot';
import type { ApiKeys } from '#application/companies/ApiKeys.ts';
import type { ReplySchema } from '../http/Api.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { jsonObject, optional } from '../http/schemas.ts';

const ApiKeyReply: ReplySchema<string | undefined> = v.pipe(
  jsonObject,
  v.object({ apiKey: optional(v.string()) }),
  v.transform(({ apiKey }) => apiKey || undefined),
);

export class HttpApiKeys implements ApiKeys {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  apiKey(companyId: string, signal?: AbortSignal) {
    return this.api.get(path`/api/companies/${companyId}/api-key`, ApiKeyReply, signal);
  }
}
