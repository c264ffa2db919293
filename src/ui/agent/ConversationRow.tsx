import Link from '@mui/material/Link';
import { memo, type Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { shortId, unfinishedStatus, type ConversationSummary } from '#domain/agents/conversation.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { addressOf } from '../app/pages.ts';
import { Badge } from '../kit/Badge.tsx';
import { CopyableId } from '../kit/CopyableId.tsx';
import { useRouteParam } from '../kit/useRouteParam.ts';
import { dateAndTime } from '../texts/dates.ts';

interface Props {
  readonly index: number;
  readonly conversation: ConversationSummary;
  readonly ref: Ref<HTMLTableRowElement>;
}

export const ConversationRow = memo(function ConversationRow({ index, conversation, ref }: Props) {
  const { id, startedAt, durationSeconds, messageCount, isSuccessful, status } = conversation;
  const [companyId, agentId] = [useRouteParam('companyId'), useRouteParam('agentId')];
  const unfinished = unfinishedStatus(status);
  const start = dateAndTime(startedAt);
  return (
    <tr ref={ref} className="row" data-index={index} aria-rowindex={index + 2}>
      <th scope="row">
        <span className="above">
          <CopyableId id={id} short={shortId(id)} />
        </span>
      </th>
      <td data-label="Started">{start}</td>
      <td data-label="Duration">{minutesAndSeconds(durationSeconds)}</td>
      <td data-label="Messages">{messageCount}</td>
      <td data-label="Status">
        <span className="badges">
          <Badge tone={isSuccessful ? 'success' : 'error'} label={isSuccessful ? 'Successful' : 'Failed'} />
          {unfinished !== undefined && <Badge tone="warning" label={unfinished} />}
        </span>
      </td>
      <td className="end">
        <Link
          component={RouterLink}
          to={addressOf('conversation', { companyId, agentId, conversationId: id })}
          className="view"
          aria-label={`View conversation of ${start}`}
        >
          View
        </Link>
      </td>
    </tr>
  );
});
