import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { shortId } from '#domain/agents/conversation.ts';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { PageFailure } from '../kit/PageFailure.tsx';
import { PageHeader } from '../kit/PageHeader.tsx';
import { SectionSkeletons } from '../kit/SectionSkeletons.tsx';
import { useRouteParam } from '../kit/useRouteParam.ts';
import { useViewModel } from '../kit/useViewModel.ts';
import { toAgent } from '../kit/ways.ts';
import { ResourceNotFound } from '../notFound/ResourceNotFound.tsx';
import { failureText } from '../texts/failureText.ts';
import { notFoundText } from '../texts/notFoundText.ts';
import { ConversationView } from './ConversationView.tsx';
import { ConversationViewModel } from './ConversationViewModel.ts';

/** One conversation of an agent: who said what, and how it sounded. */
export const ConversationScreen = observer(function ConversationScreen() {
  const companyId = useRouteParam('companyId');
  const agentId = useRouteParam('agentId');
  const conversationId = useRouteParam('conversationId');
  const vm = useViewModel(ConversationViewModel, companyId, agentId, conversationId);
  const { hash } = useLocation();
  useEffect(() => vm.openAt(hash), [vm, hash]);
  useDocumentTitle('Conversation', shortId(conversationId));
  const { value: conversation, failure, retry } = vm.conversation;
  const back = toAgent(companyId, agentId);
  if (failure?.kind === 'not-found') return <ResourceNotFound {...notFoundText.conversation} ways={[back]} />;
  if (failure) {
    return <PageFailure title="Conversation" text={failureText.conversation} onRetry={retry} back={back} />;
  }
  return (
    <>
      <PageHeader title="Conversation" back={back} />
      {conversation ? (
        <ConversationView vm={vm} conversation={conversation} />
      ) : (
        <SectionSkeletons
          loading={vm.conversation}
          label="Loading conversation"
          lines={{ 'Conversation details': 3, Transcript: 10 }}
        />
      )}
    </>
  );
});
