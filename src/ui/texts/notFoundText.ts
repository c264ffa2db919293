const text = (resource: string) =>
  `The ${resource} you are looking for doesn't exist or you don't have access to it.`;

export const notFoundText = {
  company: { title: 'Company Not Found', text: text('company') },
  agent: { title: 'Agent Not Found', text: text('agent') },
  conversation: { title: 'Conversation Not Found', text: text('conversation') },
};
