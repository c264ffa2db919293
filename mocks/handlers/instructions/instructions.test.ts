import { describe, expect, it } from 'vitest';
import type { AiInstructions } from '../../db/settings/shapes.ts';
import { signedInAs } from '../../testing/testClient.ts';

const OF_AURORA = '/api/companies/restaurants/trattoria-aurora/ai-instructions';

async function openedBy(name: string) {
  const { backend, get, post, put } = await signedInAs(name);
  return {
    backend,
    get: () => get(OF_AURORA),
    load: async () => (await get(OF_AURORA)).body as AiInstructions,
    save: (body: unknown) => put(OF_AURORA, body),
    test: (body: unknown) => post(`${OF_AURORA}/test`, body),
    generate: (body: unknown) => post(`${OF_AURORA}/generate-prompt`, body),
    pending: () => backend.db.pendingChanges.where({ companyId: 'trattoria-aurora' }),
  };
}

describe('AI instructions', () => {
  it('are returned as saved and become a pending change', async () => {
    const { load, save, pending } = await openedBy('admin');
    const before = pending().length;
    const instructions = await load();
    const next = { ...instructions, coreInstructions: [], systemPrompt: 'Be brief.' };
    expect(await save(next)).toMatchObject({ status: 200, body: { instructions: next } });
    expect(await load()).toEqual(next);
    expect(pending()).toHaveLength(before + 1);
    expect(pending().at(-1)).toMatchObject({
      kind: 'instructions',
      description: 'AI instructions updated',
      fieldChanges: [
        { field: 'coreInstructions', after: [] },
        { field: 'systemPrompt', before: instructions.systemPrompt, after: 'Be brief.' },
      ],
    });
  });

  const core = { id: 'a', instruction: 'Be kind.', priority: 1, isActive: true };
  const situation = { id: 'a', trigger: 'Rain', response: 'Yes.', followUpActions: [], isActive: true };
  it('reject invalid entries when saving and when generating a prompt', async () => {
    const { load, save, generate } = await openedBy('owner');
    for (const [changes, message] of [
      [{ coreInstructions: undefined }, 'coreInstructions must be a list'],
      [{ coreInstructions: [core, core] }, 'coreInstructions must not repeat an ID'],
      [{ coreInstructions: ['Be kind.'] }, 'coreInstructions[0] must be an object'],
      [
        { coreInstructions: [core, { ...core, id: 'b', priority: 0 }] },
        'coreInstructions[1].priority must be a whole number from 1',
      ],
      [
        { coreInstructions: [{ ...core, priority: 1.5 }] },
        'coreInstructions[0].priority must be a whole number from 1',
      ],
      [{ coreInstructions: [{ ...core, instruction: ' ' }] }, 'coreInstructions[0].instruction is required'],
      [{ specialSituations: [{ ...situation, trigger: '' }] }, 'specialSituations[0].trigger is required'],
      [{ specialSituations: [{ ...situation, response: '' }] }, 'specialSituations[0].response is required'],
      [
        { specialSituations: [{ ...situation, followUpActions: [' '] }] },
        'specialSituations[0].followUpActions must be a list of nonempty strings',
      ],
      [{ conversationFlow: [] }, 'conversationFlow must be an object'],
      [
        { conversationFlow: { greeting: { messages: 'Hi', fallbackResponse: '' } } },
        'conversationFlow.greeting.messages must be a list',
      ],
      [{ systemPrompt: null }, 'systemPrompt must be a string'],
    ] as const) {
      const body = { ...(await load()), ...changes };
      expect(await save(body), message).toMatchObject({ status: 400, body: { message } });
      expect(await generate(body), message).toMatchObject({ status: 400, body: { message } });
    }
  });

  it('reject invalid upselling settings', async () => {
    const { load, save } = await openedBy('owner');
    const instructions = await load();
    for (const [changes, message] of [
      [{ maxSuggestions: 11 }, 'upselling.maxSuggestions must be a whole number from 1 to 10'],
      [{ timing: 'never' }, 'upselling.timing must be one of before-order, during-order, after-order, all'],
      [{ enabled: 'yes' }, 'upselling.enabled must be true or false'],
    ] as const) {
      const body = { ...instructions, upselling: { ...instructions.upselling, ...changes } };
      expect(await save(body), message).toMatchObject({ status: 400, body: { message } });
    }
  });
});

describe('POST generate-prompt', () => {
  it("uses the request's instructions and saves nothing", async () => {
    const { load, generate, pending } = await openedBy('owner');
    const before = pending().length;
    const saved = await load();
    const coreInstructions = [{ id: 'a', instruction: 'Hum a tune.', priority: 1, isActive: true }];
    const { status, body } = await generate({ ...saved, coreInstructions });
    expect(status).toBe(200);
    expect((body as { prompt: string }).prompt).toContain('1. Hum a tune.');
    expect(await load()).toEqual(saved);
    expect(pending()).toHaveLength(before);
  });
});

describe('POST ai-instructions/test', () => {
  it('answers from the saved instructions', async () => {
    const { load, save, test } = await openedBy('owner');
    const rain = {
      id: 'rain',
      trigger: 'Raining',
      response: 'We have umbrellas.',
      followUpActions: [],
      isActive: true,
    };
    await save({ ...(await load()), specialSituations: [rain] });
    expect(await test({ testScenario: 'Is it raining there?' })).toMatchObject({
      status: 200,
      body: { success: true, response: 'We have umbrellas.' },
    });
  });

  it('fails for a long scenario and for empty instructions', async () => {
    const { load, save, test } = await openedBy('owner');
    expect(await test({ testScenario: 'Hello? '.repeat(200) })).toMatchObject({
      status: 200,
      body: { success: false },
    });
    await save({ ...(await load()), conversationFlow: {} });
    expect(await test({ testScenario: 'Mrmpf?' })).toMatchObject({ status: 200, body: { success: false } });
  });
});
