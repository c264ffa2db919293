import { describe, expect, it } from 'vitest';
import { aDeployment } from '#tests/support/builders/deployments.ts';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { aTelephonyConfig } from '#tests/support/builders/telephony.ts';
import { aVoiceConfig } from '#tests/support/builders/voice.ts';
import { isDone, isLiveAlready } from './firstDaySteps.ts';

describe('A step of the first day is done', () => {
  it('for the menu, when a dish can be ordered', () => {
    const soldOut = anItem('i1', { availability: { isAvailable: false, availableDays: [] } });
    expect(isDone.menu(aMenu())).toBe(false);
    expect(isDone.menu(aMenu(aCategory('c1'), aCategory('c2', [soldOut])))).toBe(false);
    expect(isDone.menu(aMenu(aCategory('c1', [anItem('i2')], { isActive: false })))).toBe(false);
    expect(isDone.menu(aMenu(aCategory('c1', [soldOut, anItem('i2')])))).toBe(true);
  });

  it('for the voice, when there are one and a first message', () => {
    expect(isDone.voice(aVoiceConfig())).toBe(true);
    expect(isDone.voice(aVoiceConfig({ voiceId: '' }))).toBe(false);
    expect(isDone.voice(aVoiceConfig({ firstMessage: ' ' }))).toBe(false);
  });

  it('for the instructions, when there is a prompt or one that is switched on', () => {
    const nothing = { ...someInstructions(), coreInstructions: [], systemPrompt: ' ' };
    const one = { id: 'i1', instruction: 'Read every order back.', priority: 1, isActive: true };
    expect(isDone.instructions(nothing)).toBe(false);
    expect(isDone.instructions({ ...nothing, coreInstructions: [{ ...one, isActive: false }] })).toBe(false);
    expect(isDone.instructions({ ...nothing, coreInstructions: [{ ...one, instruction: ' ' }] })).toBe(false);
    expect(isDone.instructions({ ...nothing, coreInstructions: [one] })).toBe(true);
    expect(isDone.instructions({ ...nothing, systemPrompt: 'Be brief.' })).toBe(true);
  });

  it('for the number, when there is one, in whatever form', () => {
    expect(isDone.telephony(aTelephonyConfig({ phoneNumber: ' ' }))).toBe(false);
    expect(isDone.telephony(aTelephonyConfig({ phoneNumber: 'the old one' }))).toBe(true);
  });

  it('for the first deployment, when one has not failed', () => {
    expect(isDone.deployments([])).toBe(false);
    expect(isDone.deployments([aDeployment({ status: 'failed' })])).toBe(false);
    expect(isDone.deployments([aDeployment({ status: 'failed' }), aDeployment({ status: 'partial' })])).toBe(
      true,
    );
  });
});

describe('The last step of a first day, the deployment', () => {
  it('is done by itself where nothing else is left and nothing waits to go live', () => {
    expect(isLiveAlready(['deployments'], 0)).toBe(true);
    expect(isLiveAlready(['deployments'], 1)).toBe(false);
    expect(isLiveAlready(['telephony', 'deployments'], 0)).toBe(false);
    expect(isLiveAlready(['deployments'], undefined)).toBe(false);
  });
});
