import { findApiCall } from '../support/calls.ts';
import { interactionsIn, PACT_FILE, type Interaction } from '../support/pactFile.ts';

const byMethod = Map.groupBy(
  interactionsIn(PACT_FILE),
  ({ request }) => findApiCall(request.method, request.path).by,
);

/** The contracts' interactions of a port method. */
export const interactionsOfMethod = (by: string): readonly Interaction[] => byMethod.get(by) ?? [];

export const isDone = ({ response }: Interaction) => response.status < 300;

const isDeclined = (content: unknown) =>
  typeof content === 'object' && content !== null && 'success' in content && content.success === false;

/** The JSON bodies of a method's successful responses, with their description. */
export const responseExamples = (by: string) =>
  interactionsOfMethod(by).flatMap((interaction) => {
    const { description, response } = interaction;
    const { content, contentType } = response.body ?? {};
    const isExample = isDone(interaction) && contentType === 'application/json' && !isDeclined(content);
    return isExample ? [{ description, content }] : [];
  });

/** Whether a response of the contracts declines the action with `success: false`. */
export const hasDeclined = (by: string) =>
  interactionsOfMethod(by).some(({ response }) => isDeclined(response.body?.content));

/** The bodies of a method's requests, those of successful ones first. */
export const requestExamples = (by: string): readonly unknown[] =>
  interactionsOfMethod(by)
    .toSorted((one, other) => one.response.status - other.response.status)
    .flatMap(({ request }) => (request.body ? [request.body.content] : []));
