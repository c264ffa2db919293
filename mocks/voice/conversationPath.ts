/** The path of voice sessions on any host. The query parameter `agent_id` selects the agent. */
export const CONVERSATION_PATH = '/v1/convai/conversation';
