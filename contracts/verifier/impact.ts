import { whatBreaks } from '#tests/actions/callIndex.ts';
import { callFaults, HOST_WORDS } from '#tests/actions/failing/faults.ts';
import { CONTENT_TYPE, NO_ANSWER, STATUS_LABEL, type FailedInteraction } from './failedInteractions.ts';

/**
 * Reports what users can no longer do when a call breaks its contract, where, and what they see instead,
 * based on the handbook's recorded runs.
 * @param broken the failed interactions of one call
 */
export function impactReport(broken: readonly FailedInteraction[]): readonly string[] {
  const [first] = broken;
  if (!first) return [];
  const troubles = new Set(broken.map(troubleOf));
  const unread = broken.some((one) => troubleOf(one) === undefined) ? broken.flatMap(silentlyOf) : [];
  return whatBreaks(first.method, first.path).map(({ title, places, endings }) => {
    const read = endings
      .filter(({ when, shown }) => shown.length > 0 && when.some((one) => troubles.has(one)))
      .map(({ shown }) => shown.map(quoted).join(' '));
    const noticed = read.length > 0 ? [`users read ${read.join(' or ')}`] : unread.slice(0, 1);
    return [`“${title}” (${places.join(', ')})`, ...noticed].join(': ');
  });
}

/** The failure's name in the index, or undefined if users see nothing. */
function troubleOf({ agreedStatus, differences }: FailedInteraction): string | undefined {
  if (differences.some(({ at }) => at === NO_ANSWER)) return callFaults.offline.when;
  const ofStatus = differences.find(({ at }) => at === STATUS_LABEL);
  // 302 to https://…, or 404 “No such company”
  const status = ofStatus ? Number.parseInt(ofStatus.got, 10) : agreedStatus;
  const isPage = differences.some(({ at, got }) => at === CONTENT_TYPE && got.includes('html'));
  if (isPage && status < 300) return callFaults['proxy page'].when;
  if (status === 401) return callFaults['401 refused'].when;
  if ([403, 404, 409, 429].includes(status)) return `${status} with a message from the host`;
  if (status >= 400) return callFaults['500 mute'].when;
  const isRefused = agreedStatus < 400 && differences.some(({ isOfSome }) => !isOfSome);
  return isRefused ? callFaults['wrong shape'].when : undefined;
}

const silentlyOf = ({ agreedStatus }: FailedInteraction): string =>
  agreedStatus < 400 ? 'users see no data and no message' : 'users see no error';

const quoted = (text: string) => (text === HOST_WORDS ? 'the host’s message' : `“${text}”`);
