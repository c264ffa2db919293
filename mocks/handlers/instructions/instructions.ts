import { http, HttpResponse, type RequestHandler } from 'msw';
import { agentAnswer } from './agentAnswer.ts';
import { promptFromInstructions } from './promptFromInstructions.ts';
import { saveSettings } from '../settings/saveSettings.ts';
import { settingsOf } from '../../db/settings/settings.ts';
import type { HandlerContext } from '../context.ts';
import { jsonObject, requiredText } from '../body.ts';
import { requireAdmin, requireMember } from '../guards.ts';
import { instructionsIn } from './instructionsBody.ts';

/** The maximum length of a scenario, in characters. */
const LONGEST_SCENARIO = 1000;

/**
 * Handles GET and PUT ai-instructions, POST ai-instructions/test with the saved instructions, and POST
 * ai-instructions/generate-prompt with the instructions in the request.
 */
export function instructionsHandlers(context: HandlerContext): RequestHandler[] {
  const { db, now } = context;
  return [
    http.get('*/api/companies/restaurants/:id/ai-instructions', ({ request, params }) => {
      const { company } = requireMember(context, request, params['id']);
      return HttpResponse.json(settingsOf(db, company, 'instructions'));
    }),

    http.put('*/api/companies/restaurants/:id/ai-instructions', async ({ request, params }) => {
      const access = requireAdmin(context, request, params['id']);
      const next = instructionsIn(await jsonObject(request));
      await saveSettings(db, access, now, {
        kind: 'instructions',
        next,
        description: 'AI instructions updated',
      });
      return HttpResponse.json({ instructions: settingsOf(db, access.company, 'instructions') });
    }),

    http.post('*/api/companies/restaurants/:id/ai-instructions/test', async ({ request, params }) => {
      const access = requireAdmin(context, request, params['id']);
      const scenario = requiredText(await jsonObject(request), 'testScenario');
      const response =
        scenario.length > LONGEST_SCENARIO
          ? undefined
          : agentAnswer(settingsOf(db, access.company, 'instructions'), scenario);
      return HttpResponse.json(response === undefined ? { success: false } : { success: true, response });
    }),

    http.post(
      '*/api/companies/restaurants/:id/ai-instructions/generate-prompt',
      async ({ request, params }) => {
        const access = requireAdmin(context, request, params['id']);
        const instructions = instructionsIn(await jsonObject(request));
        return HttpResponse.json({ prompt: promptFromInstructions(instructions, access.company.name) });
      },
    ),
  ];
}
