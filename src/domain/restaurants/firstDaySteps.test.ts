import { describe, expect, it } from 'vitest';
import { aDeployment } from '#tests/support/builders/deployments.ts';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { aTelephonyConfig } from '#tests/support/builders/telephony.ts';
import { aVoiceConfig } from '#tests/support/builders/voice.ts';
import { isStepDone, isAlreadyLive } from './firstDaySteps.ts';

describe('A setup step', () => {
  it('is done for the menu if a dish can be ordered', () => {
    const soldOut = anItem('i1', { availability: { isAvailable: false, availableDays: [] } });
    expect(isStepDone.menu(aMenu())).toBe(false);
    expect(isStepDone.menu(aMenu(aCategory('c1'), aCategory('c2', [soldOut])))).toBe(false);
    expect(isStepDone.menu(aMenu(aCategory('c1', [anItem('i2')], { isActive: false })))).toBe(false);
    expect(isStepDone.menu(aMenu(aCategory('c1', [soldOut, anItem('i2')])))).toBe(true);
  });

  it('is done for the voice if a voice and a first message are set', () => {
    expect(isStepDone.voice(aVoiceConfig())).toBe(true);
    expect(isStepDone.voice(aVoiceConfig({ voiceId: '' }))).toBe(false);
    expect(isStepDone.voice(aVoiceConfig({ firstMessage: ' ' }))).toBe(false);
  });

  it('is done for the instructions if there is a prompt or an active instruction', () => {
    const nothing = { ...someInstructions(), coreInstructions: [], systemPrompt: ' ' };
    const one = { id: 'i1', instruction: 'Read every order back.', priority: 1, isActive: true };
    expect(isStepDone.instructions(nothing)).toBe(false);
    expect(isStepDone.instructions({ ...nothing, coreInstructions: [{ ...one, isActive: false }] })).toBe(
      false,
    );
    expect(isStepDone.instructions({ ...nothing, coreInstructions: [{ ...one, instruction: ' ' }] })).toBe(
      false,
    );
    expect(isStepDone.instructions({ ...nothing, coreInstructions: [one] })).toBe(true);
    expect(isStepDone.instructions({ ...nothing, systemPrompt: 'Be brief.' })).toBe(true);
  });

  it('is done for the number if there is a number in any format', () => {
    expect(isStepDone.telephony(aTelephonyConfig({ phoneNumber: ' ' }))).toBe(false);
    expect(isStepDone.telephony(aTelephonyConfig({ phoneNumber: 'the old one' }))).toBe(true);
  });

  it('is done for the deployment if a deployment did not fail', () => {
    expect(isStepDone.deployments([])).toBe(false);
    expect(isStepDone.deployments([aDeployment({ status: 'failed' })])).toBe(false);
    expect(
      isStepDone.deployments([aDeployment({ status: 'failed' }), aDeployment({ status: 'partial' })]),
    ).toBe(true);
  });
});

describe('The last setup step, the deployment,', () => {
  it('is done if it is the only step left and no change is pending', () => {
    expect(isAlreadyLive(['deployments'], 0)).toBe(true);
    expect(isAlreadyLive(['deployments'], 1)).toBe(false);
    expect(isAlreadyLive(['telephony', 'deployments'], 0)).toBe(false);
    expect(isAlreadyLive(['deployments'], undefined)).toBe(false);
  });
});
