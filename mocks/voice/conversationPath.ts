/** Where the voice service holds conversations, on any host; the agent is the query's `agent_id`. */
export const CONVERSATION_PATH = '/v1/convai/conversation';
