import * as v from 'valibot';
import { isLocalhost } from '../domain/shared/isLocalhost.ts';
import { parseUrl } from '../domain/shared/parseUrl.ts';
import { museums } from '../domain/museums/museums.ts';
import { brand } from '../ui/texts/brand.ts';

const AGENT_IDS = 'must be JSON of museums and agent ids, such as {"planet-word":"an-agent-id"}';

const httpUrl = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.regex(/^https?:/, 'must begin with http:// or https://'),
);
const httpOrigin = originOf('https', 'http');
const socketOrigin = originOf('wss', 'ws');
const email = v.pipe(v.string(), v.email('must be an e-mail address'));
const reportUrl = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.regex(/^https?:/, 'must begin with https://'),
  v.check(
    (url) => url.startsWith('https:') || isLocalhost(new URL(url).hostname),
    'must begin with https://; http:// is for localhost alone',
  ),
);
const text = v.string();
const conversion = v.pipe(
  text,
  v.regex(/^(AW-\d+\/)?[\w-]+$/, 'must be a label, or an account with its label as AW-123/label'),
);
const museumId = v.picklist(
  museums.map(({ id }) => id),
  ({ input }) => `names an unknown museum: ${String(input)}`,
);
const agentIds = v.pipe(
  text,
  v.parseJson({}, AGENT_IDS),
  v.record(museumId, v.pipe(v.string(AGENT_IDS), v.nonEmpty(AGENT_IDS)), AGENT_IDS),
);
const HOSTS = 'must be hosts with commas between them, as pay.example, connect.example:8443';
const hosts = v.pipe(
  text,
  v.transform((list) => list.split(',').map((host) => host.trim().toLowerCase())),
  v.everyItem((host) => parseUrl(`https://${host}`)?.host === host, HOSTS),
);

/** Schema for an origin, which receives tokens and audio. Only localhost may be unencrypted. */
function originOf(secure: string, plain: string) {
  const schemes = new RegExp(`^(${secure}|${plain})://`);
  return v.pipe(
    v.string(),
    v.regex(schemes, `must begin with ${secure}://, as ${secure}://api.example does`),
    v.url('must be a URL'),
    v.regex(/[^/]$/, 'must not end with a slash'),
    v.regex(/^\w+:\/\/[^/?#@]+$/, 'must be a scheme and a host, with nothing after them'),
    v.check(
      (url) => url.startsWith(`${secure}:`) || isLocalhost(new URL(url).hostname),
      `must begin with ${secure}://; ${plain}:// is for localhost alone`,
    ),
  );
}

const SharedSettings = {
  VITE_VOICE_ORIGIN: v.optional(socketOrigin),
  VITE_LANDING_AGENT_ID: v.optional(text, brand.landingAgentId),
  VITE_CURATOR_AGENT_IDS: v.optional(agentIds),
  VITE_SCHEDULING_URL: v.optional(httpUrl, brand.schedulingUrl),
  VITE_CONSUMER_URL: v.optional(httpUrl, brand.consumerUrl),
  VITE_CONTACT_EMAIL: v.optional(email, brand.contactEmail),
  VITE_SUPPORT_EMAIL: v.optional(email, brand.supportEmail),
  VITE_REDIRECT_HOSTS: v.optional(hosts),
  VITE_GTAG_ID: v.optional(text),
  VITE_GTAG_CONVERSION: v.optional(conversion),
  VITE_ANALYTICS_CONSENT: v.optional(v.literal('ask', "must be 'ask', or not set")),
  VITE_SITE_URL: v.optional(httpOrigin),
  VITE_REPORT_URL: v.optional(reportUrl),
};

const SettingsSchema = v.variant(
  'VITE_BACKEND',
  [
    v.object({ VITE_BACKEND: v.literal('mock'), ...SharedSettings }),
    v.object({ VITE_BACKEND: v.literal('host'), VITE_API_HOST: httpOrigin, ...SharedSettings }),
  ],
  "must be 'mock' or 'host'",
);

/** The build-time settings, named as in `.env.example`. */
export type Settings = v.InferOutput<typeof SettingsSchema>;

export interface SettingProblem {
  readonly setting: string;
  readonly problem: string;
}

export const REQUIRED_SETTINGS = 'is required';

/** One or more settings are missing or malformed. Names each one and its problem. */
export class SettingsError extends Error {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(problems.map(({ setting, problem }) => `${setting} ${problem}`).join('; '));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/** Reads and validates the build's settings. Empty text counts as unset. @throws SettingsError */
export function readSettings(environment: Readonly<Record<string, unknown>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(SettingsSchema, given, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  throw new SettingsError(
    parsed.issues.map((issue) => {
      // the issue may be about one part of a setting, such as one museum
      const setting = v.getDotPath(issue)?.split('.')[0] ?? '';
      return { setting, problem: given[setting] === undefined ? REQUIRED_SETTINGS : issue.message };
    }),
  );
}
